import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testToken } from './operator.ts';

/** A free port whose neighbour is free too, for the games' origin. */
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
  /** Everything it has printed so far. */
  readonly output: () => string;
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

/** Starts a built host with some settings; it may well refuse to start. */
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

async function answers(url: string, host: Host): Promise<void> {
  let gone = false;
  void host.ended.then(() => (gone = true));
  for (let tries = 0; tries < 300; tries += 1) {
    if (gone) throw new Error(`The host ended before it answered:\n${host.output()}`);
    const answer = await fetch(`${url}/wps/session/key`, { headers: { Merchant: 'parola' } }).catch(
      () => null,
    );
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The host did not answer:\n${host.output()}`);
}

export interface Site {
  readonly url: string;
  readonly host: Host;
  /** Asks the operator console to do something. */
  operate(method: string, path: string, body?: object): Promise<unknown>;
  /** Lets it finish what it is writing and ends it. */
  stop(): Promise<void>;
}

/** A whole Parola of its own, built, on a free port, with its data in a temporary folder. */
export async function openSite(
  env: Readonly<Record<string, string>> = {},
  release = 'dist',
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'parola-'));
  const port = env['PORT'] ?? String(await freePort());
  const url = `http://localhost:${port}`;
  const host = startHost(
    { DATA_DIR: folder, OPERATOR_TOKEN: testToken, ...env, PORT: port },
    release,
  );
  await answers(url, host);
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
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
