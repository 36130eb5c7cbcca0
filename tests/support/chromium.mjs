import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath() {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch {
      // Not this one.
    }
  }
  return null;
}

function playwrightsOwn() {
  const root = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(root)) return null;
  const builds = readdirSync(root).filter((name) => /^chromium-\d+$/.test(name));
  const paths = builds.map((build) => join(root, build, 'chrome-linux', 'chrome'));
  return paths.find((path) => existsSync(path)) ?? null;
}

/**
 * The browser to test with: the one in CHROME_PATH, the system's, or Playwright's own.
 * @returns {string | null}
 */
export function chromiumPath() {
  return process.env.CHROME_PATH ?? onPath() ?? playwrightsOwn();
}
