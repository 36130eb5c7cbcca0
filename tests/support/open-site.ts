import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testToken } from './operator-client.ts';

/** A free port. The next port, for the games' origin, is also free. */
export async function freePort(): Promise<number> {
  const port = await listenOnce(0);
  try {
    await listenOnce(port + 1);
    return port;
  } catch {
    return freePort();
  }
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      server.close(() => resolve(taken));
    });
  });
}

export interface Host {
  readonly process: ChildProcess;
  /** The output so far. */
  readonly output: () => string;
  /** Resolves to the exit code when the process ends. */
  readonly ended: Promise<number | null>;
}

/** Starts a built host with environment variables. The start may fail. */
export function startHost(env: Readonly<Record<string, string>>, release = 'dist'): Host {
  let output = '';
  const child = spawn(process.execPath, ['--enable-source-maps', `${release}/host/main.js`], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const note = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { process: child, output: () => output, ended };
}

async function waitForAnswer(url: string, host: Host): Promise<void> {
  let hasEnded = false;
  void host.ended.then(() => (hasEnded = true));
  for (let attempts = 0; attempts < 300; attempts += 1) {
    if (hasEnded) throw new Error(`The host ended before it answered:\n${host.output()}`);
    const answer = await fetch(`${url}/wps/session/key`, { headers: { Merchant: 'parola' } }).catch(
      () => null,
    );
    // A gateway with another seal has no such key.
    if (answer !== null && answer.status < 500) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The host did not answer:\n${host.output()}`);
}

export interface Site {
  readonly url: string;
  readonly host: Host;
  /** Sends a request to the operator console. */
  operate(method: string, path: string, body?: object): Promise<unknown>;
  /** Stops the host after its pending writes. */
  stop(): Promise<void>;
}

/** The variable of the environment with the folder that temporary ones are copies of. */
export const filledFolderVariable = 'TEST_FILLED_FOLDER';

/** A temporary folder for the data of a site, and the key beside it. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parola-'));
  const filled = process.env[filledFolderVariable];
  if (filled !== undefined) {
    cpSync(filled, folder, { recursive: true });
    cpSync(`${filled}.key`, `${folder}.key`);
  }
  return folder;
}

/**
 * Starts the built Parola on a free port, with its data in `DATA_DIR` or in a temporary folder that `stop` removes. The
 * temporary one has the demo content at once where `filledFolderVariable` is set.
 */
export async function openSite(
  env: Readonly<Record<string, string>> = {},
  release = 'dist',
): Promise<Site> {
  const folder = env['DATA_DIR'] ?? temporaryFolder();
  const port = env['PORT'] ?? String(await freePort());
  const url = `http://localhost:${port}`;
  const host = startHost(
    // Each page shows the content that its test has just made.
    { DATA_DIR: folder, OPERATOR_TOKEN: testToken, PAGE_DATA_SECONDS: '0', ...env, PORT: port },
    release,
  );
  await waitForAnswer(url, host);
  return {
    url,
    host,
    async operate(method, path, body) {
      const answer = await fetch(`${url}/_operator${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', 'Operator-Token': testToken },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    async stop() {
      host.process.kill('SIGTERM');
      await host.ended;
      if (env['DATA_DIR'] !== undefined) return;
      rmSync(folder, { recursive: true, force: true });
      rmSync(`${folder}.key`, { force: true });
    },
  };
}
