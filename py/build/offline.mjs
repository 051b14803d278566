// node offline.mjs DIST: writes the service worker that keeps all of DIST but what is only there to be downloaded.
import { generateSW } from "workbox-build";

const [dist] = process.argv.slice(2);

const { warnings } = await generateSW({
  globDirectory: dist,
  globPatterns: ["**/*"],
  globIgnores: ["fishka.html", "*.whl", "*.txt", "LICENSE", "sw.js"],
  maximumFileSizeToCacheInBytes: 32 << 20,
  dontCacheBustURLsMatching: /^assets\//,
  ignoreURLParametersMatching: [/./],
  cleanupOutdatedCaches: true,
  clientsClaim: true,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  mode: "production",
  swDest: `${dist}/sw.js`,
});
if (warnings.length > 0) throw new Error(warnings.join("\n"));
