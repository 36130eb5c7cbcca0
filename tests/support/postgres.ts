import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** The folder with the programs of a PostgreSQL server; null when none is installed. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort().reverse() : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  const hasProgram = (folder: string, name: string) => fs.existsSync(path.join(folder, name));
  return (
    folders.find((folder) => hasProgram(folder, 'postgres') && hasProgram(folder, 'initdb')) ?? null
  );
}

/** The user and group for the server when tests run as root, because PostgreSQL refuses to run as root. */
function serverIdentity(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user =
    ['postgres', 'nobody'].find((name) => spawnSync('id', [name]).status === 0) ?? 'nobody';
  const number = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function waitForAnswer(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) break;
    try {
      return await run(url, 'select 1');
    } catch {
      await sleep(50);
    }
  }
  throw new Error('The temporary PostgreSQL did not start');
}

export interface Postgres {
  /** Creates an empty database and returns its address. */
  database(name: string): Promise<string>;
  /** Kills the server and restarts it with the same data. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

/** True when a started server still runs after 250 ms. */
async function keepsRunning(server: ChildProcess): Promise<boolean> {
  await sleep(250);
  return server.exitCode === null;
}

/** Starts a server with a cluster in a temporary folder. Closing it removes the folder. */
export async function startPostgres(programs: string): Promise<Postgres> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parola-postgres-'));
  const identity = serverIdentity();
  if (identity) fs.chownSync(folder, identity.uid, identity.gid);
  const cluster = path.join(folder, 'cluster');
  const initdb = ['-D', cluster, '-U', 'parola', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  const created = spawnSync(path.join(programs, 'initdb'), initdb, { ...identity, cwd: folder });
  if (created.status !== 0) throw new Error(`initdb failed: ${created.stderr.toString()}`);
  const port = await freePort();
  const settings = [`port=${port}`, `unix_socket_directories=${folder}`, 'fsync=off'];
  const parameters = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])];
  const start = () =>
    spawn(path.join(programs, 'postgres'), parameters, {
      ...identity,
      cwd: folder,
      stdio: 'ignore',
    });
  let server = start();
  const ended = () => new Promise((resolve) => server.once('exit', resolve));
  const addressOf = (name: string) => `postgres://parola@127.0.0.1:${port}/${name}`;
  await waitForAnswer(addressOf('postgres'), server);
  return {
    async database(name) {
      await run(addressOf('postgres'), `create database "${name}"`);
      return addressOf(name);
    },
    async crash() {
      const gone = ended();
      server.kill('SIGKILL');
      await gone;
      // The cluster is locked until the child processes of the server have ended.
      for (let attempt = 0; attempt < 20; attempt += 1) {
        await sleep(150);
        server = start();
        if (await keepsRunning(server)) break;
      }
      await waitForAnswer(addressOf('postgres'), server);
    },
    async close() {
      const gone = ended();
      server.kill('SIGINT');
      await gone;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
