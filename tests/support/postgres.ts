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
  /** Starts a streaming replica of the server. */
  replicate(): Promise<Replica>;
  /** Copies a database with the programs for backups and restores it under another name. Returns the address of the copy. */
  restore(name: string, copy: string): Promise<string>;
  /** Kills the server and restarts it with the same data. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

export interface Replica {
  /** The address of a database on the replica. */
  addressOf(name: string): string;
  /** Stops and resumes the replay of what the server writes. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** True when a started server still runs after 250 ms. */
async function keepsRunning(server: ChildProcess): Promise<boolean> {
  await sleep(250);
  return server.exitCode === null;
}

/** Runs a program of PostgreSQL to its end. Throws with its errors. */
function runProgram(program: string, parameters: readonly string[], folder: string): void {
  const done = spawnSync(program, parameters, { ...serverIdentity(), cwd: folder });
  if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr?.toString()}`);
}

const addressOf = (port: number, name: string) => `postgres://parola@127.0.0.1:${port}/${name}`;

/** A server on the cluster of a folder. */
async function startCluster(programs: string, folder: string, cluster: string) {
  const port = await freePort();
  const settings = [`port=${port}`, `unix_socket_directories=${folder}`, 'fsync=off'];
  const parameters = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])];
  const start = () =>
    spawn(path.join(programs, 'postgres'), parameters, {
      ...serverIdentity(),
      cwd: folder,
      stdio: 'ignore',
    });
  let server = start();
  await waitForAnswer(addressOf(port, 'postgres'), server);

  async function end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  }

  return {
    port,
    end,
    async crash() {
      await end('SIGKILL');
      // The cluster is locked until the child processes of the server have ended.
      for (let attempt = 0; attempt < 20; attempt += 1) {
        await sleep(150);
        server = start();
        if (await keepsRunning(server)) break;
      }
      await waitForAnswer(addressOf(port, 'postgres'), server);
    },
  };
}

/** The cluster that the servers of this run are copies of. Null where the run has no folder of its own. */
function templateCluster(): string | null {
  const folder = os.tmpdir();
  return path.basename(folder).startsWith('parola-tests-') ? path.join(folder, 'cluster') : null;
}

/** Makes a template of a cluster, unless another worker has made it. */
function keepAsTemplate(cluster: string, template: string): void {
  const copy = `${cluster}.template`;
  runProgram('cp', ['-R', cluster, copy], path.dirname(cluster));
  try {
    fs.renameSync(copy, template);
  } catch (error) {
    if (!fs.existsSync(template)) throw error;
  }
}

/** Makes a cluster: the first of a run by `initdb`, which takes seconds, and the others as copies. */
function makeCluster(programs: string, cluster: string): void {
  const folder = path.dirname(cluster);
  const template = templateCluster();
  if (template !== null && fs.existsSync(template)) {
    return runProgram('cp', ['-R', template, cluster], folder);
  }
  const initdb = ['-D', cluster, '-U', 'parola', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  runProgram(path.join(programs, 'initdb'), initdb, folder);
  if (template !== null) keepAsTemplate(cluster, template);
}

/** Starts a server with a cluster in a temporary folder. Closing it removes the folder. */
export async function startPostgres(programs: string): Promise<Postgres> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parola-postgres-'));
  const identity = serverIdentity();
  if (identity) fs.chownSync(folder, identity.uid, identity.gid);
  const program = (name: string) => path.join(programs, name);
  const cluster = path.join(folder, 'cluster');
  makeCluster(programs, cluster);
  const server = await startCluster(programs, folder, cluster);
  const own = (name: string) => addressOf(server.port, name);

  async function database(name: string): Promise<string> {
    await run(own('postgres'), `create database "${name}"`);
    return own(name);
  }

  return {
    database,
    async replicate() {
      const copy = path.join(folder, 'replica');
      const from = ['-h', '127.0.0.1', '-p', String(server.port), '-U', 'parola'];
      runProgram(
        program('pg_basebackup'),
        [...from, '-D', copy, '-R', '-X', 'stream', '-c', 'fast'],
        folder,
      );
      const replica = await startCluster(programs, folder, copy);
      const execute = (statement: string) => run(addressOf(replica.port, 'postgres'), statement);
      return {
        addressOf: (name) => addressOf(replica.port, name),
        pause: () => execute('select pg_wal_replay_pause()'),
        resume: () => execute('select pg_wal_replay_resume()'),
        close: () => replica.end('SIGINT'),
      };
    },
    async restore(name, copy) {
      const file = path.join(folder, `${name}.dump`);
      runProgram(program('pg_dump'), ['-Fc', '-f', file, own(name)], folder);
      const address = await database(copy);
      runProgram(program('pg_restore'), ['--no-owner', '-d', address, file], folder);
      return address;
    },
    crash: () => server.crash(),
    async close() {
      await server.end('SIGINT');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
