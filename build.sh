#!/usr/bin/env bash
# Usage: ./build.sh serve | test | check | pack | bench
#
#   serve [PORT]   build and serve the page; a reload builds what has changed
#   test [ARGS]    check, build and run the tests; ARGS go to pytest
#   check          formats, lints and types, of Python and JavaScript
#   pack           build, and put what a host serves into one archive
#   bench NAME     a measurement: startup, solver, table or lighthouse
#
# Needs Python 3.11 or later with venv and pip. Everything else is installed into .venv and node_modules.
set -euo pipefail
cd "$(dirname "$0")"
export PYTHONPATH=py PYTHONHASHSEED=0 PATH="$PWD/.venv/bin:$PATH"

fail() { echo "build.sh: $*" >&2; exit 1; }

install() {
  if [ ! -x .venv/bin/pip ]; then
    python3 -c 'import sys, venv, ensurepip; assert sys.version_info >= (3, 11)' 2>/dev/null ||
      fail "python3 must be Python 3.11 or later with venv and pip (on Debian: apt install python3-venv)"
    python3 -m venv .venv
  fi
  cmp -s requirements.txt .venv/installed || {
    pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt ||
      fail "the packages of requirements.txt could not be installed: is there a network?"
    cp requirements.txt .venv/installed
  }
  cmp -s package-lock.json node_modules/installed || {
    npm ci --loglevel=error || fail "the packages of package-lock.json could not be installed: is there a network?"
    cp package-lock.json node_modules/installed
  }
}

check() {
  ruff format --check --quiet py tests
  ruff check --quiet py tests
  mypy
  node_modules/.bin/tsc
  node_modules/.bin/biome check --error-on-warnings
}

verb=${1:-help}
shift || true
case $verb in
  serve) install; exec python -m build.serve "$@" ;;
  test)  install; check; python -m build; python -m build.browsers; exec python -m build.test "$@" ;;
  check) install; check ;;
  pack)  install; python -m build; exec python -m build.pack ;;
  bench) install; python -m build; python -m build.browsers; exec python "tests/bench/${1:-startup}.py" "${@:2}" ;;
  *)     sed -n '2,10s/^# \?//p' build.sh; exit 2 ;;
esac
