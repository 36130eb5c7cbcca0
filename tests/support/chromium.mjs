import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const ending = process.platform === 'win32' ? '.exe' : '';

/**
 * A program that can show pages.
 * @typedef {object} Program
 * @property {string[]} names Its names, as found on the path of the system.
 * @property {RegExp} build The name of its folder among Playwright's downloads.
 * @property {string[]} places Where it is in that folder, by platform.
 */

/** The whole browser. It installs apps and shows notifications. @type {Program} */
const wholeBrowser = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  build: /^chromium-\d+$/,
  places: [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ],
};

/** The same engine without windows and without notifications. Tests take half the time in it. @type {Program} */
const shell = {
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
  build: /^chromium_headless_shell-\d+$/,
  places: [
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/headless_shell',
    'chrome-headless-shell-win64/chrome-headless-shell.exe',
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
    'chrome-headless-shell-mac-x64/chrome-headless-shell',
  ],
};

/** Folders of Playwright's downloads by platform. */
const caches = {
  win32: join(process.env.LOCALAPPDATA ?? '', 'ms-playwright'),
  darwin: join(homedir(), 'Library/Caches/ms-playwright'),
  linux: join(homedir(), '.cache/ms-playwright'),
};

/** @param {string[]} paths */
const firstExisting = (paths) => paths.find((path) => existsSync(path)) ?? null;

/** @param {Program} program */
function onPath({ names }) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return firstExisting(
    names.flatMap((name) => folders.map((folder) => join(folder, name + ending))),
  );
}

/** @param {Program} program */
function downloaded({ build, places }) {
  const platform =
    process.platform === 'win32' || process.platform === 'darwin' ? process.platform : 'linux';
  const root = process.env.PLAYWRIGHT_BROWSERS_PATH ?? caches[platform];
  if (!existsSync(root)) return null;
  const builds = readdirSync(root).filter((name) => build.test(name));
  return firstExisting(builds.flatMap((name) => places.map((place) => join(root, name, place))));
}

/** @param {Program} program */
const pathOf = (program) => process.env.CHROME_PATH ?? onPath(program) ?? downloaded(program);

/**
 * The whole browser: the one in CHROME_PATH, the system's, or Playwright's download. It installs apps.
 * @returns {string | null}
 */
export const chromiumPath = () => pathOf(wholeBrowser);

/** The browser without windows, found in the same places. @returns {string | null} */
export const headlessShellPath = () => pathOf(shell);

/** The options with which tests start a browser. @param {string | null} executablePath */
export const launchOptions = (executablePath) => ({
  ...(executablePath === null ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
