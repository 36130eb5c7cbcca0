import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = 4373;

/** The operator token of the benchmarked host. */
export const operatorToken = 'operator-token-of-the-bench';

const url = `http://localhost:${port}`;

/** @param {string} folder */
function launch(folder) {
  return spawn(process.execPath, ['dist/host/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, OPERATOR_TOKEN: operatorToken },
    stdio: 'ignore',
  });
}

async function waitForAnswer() {
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

/** Starts the built host twice with a temporary folder, measures both starts in milliseconds, and keeps the second one running. */
export async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), 'parola-bench-'));
  let started = Date.now();
  let child = launch(folder);
  await waitForAnswer();
  const firstStart = Date.now() - started;
  await stopProcess(child);
  started = Date.now();
  child = launch(folder);
  await waitForAnswer();
  const secondStart = Date.now() - started;
  const stop = async () => {
    await stopProcess(child);
    rmSync(folder, { recursive: true, force: true });
    rmSync(`${folder}.key`, { force: true });
  };
  return { url, firstStart, secondStart, stop };
}
