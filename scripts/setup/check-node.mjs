// @ts-check
// Imported first, for its effect: nothing after it has run when Node is too old. Old versions of Node must be
// able to read this file, so it keeps to plain syntax and old built-ins.
import { readFileSync } from "fs";

const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
const wanted = manifest.engines.node.replace(">=", "");

/** @param {string} version "20.19.0" or shorter */
function parts(version) {
  return version.split(".").map(Number);
}

const [major = 0, minor = 0] = parts(process.versions.node);
const [wantedMajor = 0, wantedMinor = 0] = parts(wanted);

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(
    `This project needs Node ${wanted} or newer; this is Node ${process.versions.node} (${process.execPath}).\n` +
      "Install a current version from https://nodejs.org and run the command again.",
  );
  process.exit(1);
}
