"""What build.sh runs in Python: from the sources to `dist/`, byte for byte the same from the same sources."""
