import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ownPort = 4373;
const otherPort = 4383;

/** The operator token of the benchmarked host. */
export const operatorToken = 'operator-token-of-the-bench';

/** A site to measure: what it is called, and its address. @typedef {{ readonly name: string, readonly url: string }} Site */

/** @param {string} project @param {number} port @param {string} folder */
function launch(project, port, folder) {
  return spawn(process.execPath, ['dist/host/main.js'], {
    cwd: project,
    env: {
      ...process.env,
      PORT: String(port),
      GAMES_PORT: String(port + 1),
      DATA_DIR: folder,
      OPERATOR_TOKEN: operatorToken,
    },
    stdio: 'ignore',
  });
}

/** @param {string} url */
async function waitForAnswer(url) {
  for (;;) {
    const answer = await fetch(`${url}/wps/session/key`, { headers: { Merchant: 'parola' } }).catch(
      () => null,
    );
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** @param {import('node:child_process').ChildProcess} child */
function stopProcess(child) {
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

/**
 * Starts the built host of a project twice with a temporary folder, measures both starts in milliseconds, and keeps the second
 * one running.
 * @param {string} [project] @param {number} [port]
 */
export async function startSite(project = '.', port = ownPort) {
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'parola-bench-'));
  let started = Date.now();
  let child = launch(project, port, folder);
  await waitForAnswer(url);
  const firstStart = Date.now() - started;
  await stopProcess(child);
  started = Date.now();
  child = launch(project, port, folder);
  await waitForAnswer(url);
  const secondStart = Date.now() - started;
  const stop = async () => {
    await stopProcess(child);
    rmSync(folder, { recursive: true, force: true });
    rmSync(`${folder}.key`, { force: true });
  };
  return { url, firstStart, secondStart, stop };
}

/** The site to compare with: an address, or a folder with another build. @param {string} place */
export async function openOther(place) {
  if (/^https?:/.test(place)) return { url: place.replace(/\/$/, ''), stop: () => undefined };
  return startSite(place, otherPort);
}
