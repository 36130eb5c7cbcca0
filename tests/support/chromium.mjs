import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const ending = process.platform === 'win32' ? '.exe' : '';

/** Names of the system's browser, as found on the path. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Folders of Playwright's downloads by platform. */
const caches = {
  win32: join(process.env.LOCALAPPDATA ?? '', 'ms-playwright'),
  darwin: join(homedir(), 'Library/Caches/ms-playwright'),
  linux: join(homedir(), '.cache/ms-playwright'),
};

/** Paths of the program in a download of Playwright. */
const programs = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

/** @param {string[]} paths */
const firstExisting = (paths) => paths.find((path) => existsSync(path)) ?? null;

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return firstExisting(
    names.flatMap((name) => folders.map((folder) => join(folder, name + ending))),
  );
}

function playwrightDownload() {
  const platform =
    process.platform === 'win32' || process.platform === 'darwin' ? process.platform : 'linux';
  const root = process.env.PLAYWRIGHT_BROWSERS_PATH ?? caches[platform];
  if (!existsSync(root)) return null;
  const builds = readdirSync(root).filter((name) => /^chromium-\d+$/.test(name));
  return firstExisting(
    builds.flatMap((build) => programs.map((program) => join(root, build, program))),
  );
}

/**
 * The program of the browser to test with: the one in CHROME_PATH, the system's, or Playwright's download.
 * @returns {string | null}
 */
export function chromiumPath() {
  return process.env.CHROME_PATH ?? onPath() ?? playwrightDownload();
}
