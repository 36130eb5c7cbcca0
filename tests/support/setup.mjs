// Makes a fresh clone ready: packages from the lock file and, with --browser, a Chromium to test with.
// Plain Node without packages, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { chromiumPath, headlessShellPath } from './chromium.mjs';

const installed = 'node_modules/.package-lock.json';

/**
 * Runs a program and says whether it succeeded. On Windows `npm` and `npx` are scripts, which only a shell starts.
 * @param {string} command @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} [options]
 */
function run(command, args, options = { stdio: 'ignore' }) {
  const shell = process.platform === 'win32';
  return spawnSync(command, args, { shell, ...options }).status === 0;
}

function packagesAreCurrent() {
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
  );
}

/** @param {number} start A time of `Date.now()`. */
const secondsSince = (start) => `${Math.round((Date.now() - start) / 1000)} s`;

function installPackages() {
  console.log('Installing packages …');
  const start = Date.now();
  // npm prints its errors, so that the reason stands above the message.
  const installs = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (installs) return console.log(`Installed in ${secondsSince(start)}.`);
  console.error(
    '`npm ci` failed for the reason above, so the packages are not installed. Is the npm registry in reach?',
  );
  process.exit(1);
}

const isRoot = process.getuid?.() === 0;

/** Installs the browsers that are missing from the distribution's packages, which only root can. */
function installPackagedBrowsers() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) => run('apt-get', args, { stdio: 'ignore', env });
  apt('update', '-qq');
  if (chromiumPath() === null) apt('install', '-y', '-qq', 'chromium');
  if (headlessShellPath() === null) apt('install', '-y', '-qq', 'chromium-headless-shell');
}

/** The whole browser is needed. The shell, which makes the tests twice as fast, is only looked for where it can be installed. */
const isMissing = () => chromiumPath() === null || (isRoot && headlessShellPath() === null);

/** Playwright's own download first, then the distribution's packages. */
function installChromium() {
  console.log('Installing a Chromium for the browser tests …');
  const start = Date.now();
  run('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  if (isMissing()) installPackagedBrowsers();
  if (chromiumPath() !== null) return console.log(`Installed in ${secondsSince(start)}.`);
  console.error('No Chromium was found or could be installed. Name one in CHROME_PATH.');
  process.exit(1);
}

if (!packagesAreCurrent()) installPackages();
if (process.argv.includes('--browser') && isMissing()) installChromium();
