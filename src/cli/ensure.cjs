/**
 * @file First step of `npm start`, `npm test` and the like: checks the version of Node and installs what is missing. Written in
 * the oldest syntax and without dependencies, so that an old Node can say what is wrong.
 */
'use strict';

var fs = require('fs');
var path = require('path');

/** True for Node 20.19 and later, where Vite and Svelte run. `version` is like "20.19.0". */
function isSupportedNode(version) {
  var parts = version.split('.');
  var major = Number(parts[0]);
  var minor = Number(parts[1]);
  return major > 20 || (major === 20 && minor >= 19);
}

function readPackages(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : null;
}

/**
 * True when node_modules lacks a package of package-lock.json, or has another version of it. npm's own record of what
 * it installed is compared, not file times, which a checkout or a copy changes.
 */
function needsInstall(root) {
  var wanted = readPackages(path.join(root, 'package-lock.json'));
  var installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  if (installed === null) return true;
  return Object.keys(wanted).some(function (name) {
    var entry = wanted[name];
    // Packages for other systems and optional peers are left out on purpose.
    if (name === '' || entry.optional || entry.devOptional || entry.peer) return false;
    return !installed[name] || installed[name].version !== entry.version;
  });
}

function main() {
  if (!isSupportedNode(process.versions.node)) {
    console.error('Causeway needs Node 20.19 or later; this is ' + process.versions.node + '. See https://nodejs.org');
    process.exit(1);
  }
  var root = path.join(__dirname, '..', '..');
  if (!needsInstall(root)) return;
  // Standard output belongs to the command that follows, such as the JSON of `npm run ask`.
  console.error('Installing what is missing (npm ci) ...');
  var result = require('child_process').spawnSync('npm', ['ci', '--include=dev', '--no-progress'], {
    cwd: root,
    stdio: ['inherit', 2, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('npm ci failed; see its message above. Check the network connection, then run the command again.');
    process.exit(1);
  }
}

module.exports = { isSupportedNode: isSupportedNode, needsInstall: needsInstall };
if (require.main === module) main();
