import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort, openSite, type Site, startHost } from '../support/open-site.ts';

const keeper = { username: 'keeper', password: 'Keeper2026', type: 0 };

/**
 * The data folder of a host that has started on an empty folder, added the account `keeper` and ended. A start on a copy of
 * it takes a fraction of the time.
 */
const made = mkdtempSync(join(tmpdir(), 'parola-start-'));
let exitCode: number | null;

beforeAll(async () => {
  const site = await openSite({ DATA_DIR: made });
  await site.operate('POST', '/accounts', keeper);
  site.host.process.kill('SIGTERM');
  exitCode = await site.host.ended;
});
afterAll(() => {
  rmSync(made, { recursive: true });
  rmSync(`${made}.key`);
});

const leftovers: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of leftovers.splice(0).toReversed()) await clean();
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'parola-start-'));
  leftovers.push(() => rmSync(path, { recursive: true, force: true }));
  leftovers.push(() => rmSync(`${path}.key`, { force: true }));
  return path;
}

/** A folder with a copy of the data of `made`, and its key. */
function filledFolder(): string {
  const path = folder();
  cpSync(made, path, { recursive: true });
  cpSync(`${made}.key`, `${path}.key`);
  return path;
}

function listen(port: number): Promise<Server> {
  const server = createServer();
  leftovers.push(() => server.close());
  return new Promise((resolve) => server.listen(port, () => resolve(server)));
}

/** Starts a host with invalid settings and returns its output. */
async function refusal(env: Readonly<Record<string, string>>): Promise<string> {
  const host = startHost({ DATA_DIR: folder(), PORT: String(await freePort()), ...env });
  leftovers.push(() => host.process.kill('SIGKILL'));
  expect(await host.ended).toBe(1);
  return host.output();
}

/** Expects one sentence as the last line of the output, without a stack trace. */
function expectOneSentence(output: string, sentence: RegExp): void {
  const lines = output.trim().split('\n');
  expect(lines.at(-1)).toMatch(sentence);
  expect(output).not.toMatch(/\n\s+at /);
}

describe('a start that fails', () => {
  it('reports a port in use', async () => {
    const port = await freePort();
    await listen(port);
    expectOneSentence(await refusal({ PORT: String(port) }), new RegExp(`${port}`));
  });

  it('reports the games port in use', async () => {
    const port = await freePort();
    await listen(port + 1);
    expectOneSentence(await refusal({ PORT: String(port) }), new RegExp(`${port + 1}`));
  });

  it('does not change a damaged folder', async () => {
    const path = folder();
    mkdirSync(join(path, 'database', 'base'), { recursive: true });
    writeFileSync(join(path, 'database', 'PG_VERSION'), 'nonsense');
    expectOneSentence(await refusal({ DATA_DIR: path }), new RegExp(path));
    expect(readFileSync(join(path, 'database', 'PG_VERSION'), 'utf8')).toBe('nonsense');
    expect(readdirSync(join(path, 'database'))).toEqual(['PG_VERSION', 'base']);
  });

  it('refuses a folder that another key has encrypted', async () => {
    const path = filledFolder();
    rmSync(`${path}.key`);
    expectOneSentence(await refusal({ DATA_DIR: path }), /its key is missing: put the key file/);
    writeFileSync(`${path}.key`, Buffer.alloc(32, 9).toString('base64'));
    expectOneSentence(await refusal({ DATA_DIR: path }), /encrypted by another key/);
  });

  it.each([
    ['DATABASE_URL', 'postgres://nobody:secret-word@127.0.0.1:1/none'],
    ['DATABASE_URL', 'mysql://localhost/none'],
    ['GATEWAY_URL', 'not an address'],
    ['GATEWAY_URL', 'ftp://example.com'],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
  ])('reports the invalid setting %s=%s', async (name, value) => {
    const output = await refusal({ [name]: value });
    expectOneSentence(
      output,
      new RegExp(name === 'DATABASE_URL' ? 'database|DATABASE_URL' : name, 'i'),
    );
    expect(output).not.toContain('secret-word');
  });
});

describe('a start on the data of the last run', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite({ DATA_DIR: made });
  });
  afterAll(() => site.stop());

  it('has the accounts of that run, which SIGTERM ended with the code 0', async () => {
    expect(exitCode).toBe(0);
    await expect(site.operate('POST', '/accounts', keeper)).rejects.toThrow(/409|taken/);
  });

  it('prints the address and the demo accounts', () => {
    const output = site.host.output();
    expect(output).toContain(site.url);
    expect(output).toContain('juan');
    expect(output).toContain('/_operator');
  });

  it('stops a second start on the same folder', async () => {
    expectOneSentence(await refusal({ DATA_DIR: made }), new RegExp(made));
  });
});

describe('a host that has started', () => {
  it('says that it is not ready while it drains, and still answers', async () => {
    const site = await openSite({ DATA_DIR: filledFolder(), DRAIN_SECONDS: '3' });
    leftovers.push(() => site.host.process.kill('SIGKILL'));
    const status = async (path: string) => (await fetch(site.url + path)).status;
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
    site.host.process.kill('SIGTERM');
    await expect.poll(() => status('/readyz')).toBe(503);
    expect([await status('/healthz'), await status('/help')]).toEqual([200, 200]);
    expect(await site.host.ended).toBe(0);
  });

  it('hides the operator console with OPERATOR_CONSOLE=off', async () => {
    const site = await openSite({ DATA_DIR: filledFolder(), OPERATOR_CONSOLE: 'off' });
    leftovers.push(() => site.stop());
    expect((await fetch(`${site.url}/_operator/outbox`)).status).toBe(404);
  });
});

/** Windows has no signals: there, the console ends npm and the server together. */
describe.skipIf(process.platform === 'win32')('npm start', () => {
  /** Starts the built server by npm, as a process group of its own, and collects its output. */
  async function startByNpm() {
    const npm = spawn('npm', ['start', '--ignore-scripts'], {
      env: { ...process.env, DATA_DIR: filledFolder(), PORT: String(await freePort()) },
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    let output = '';
    npm.stdout.on('data', (text: Buffer) => {
      output += text.toString();
    });
    // Closed only when the server, which writes to the same pipe, has ended too.
    const closed = new Promise<string>((resolve) => npm.once('close', () => resolve(output)));
    await vi.waitFor(() => expect(output).toContain('/_operator'), 30_000);
    return { pid: npm.pid ?? 0, closed };
  }

  it('ends the server when npm gets SIGTERM', async () => {
    const { pid, closed } = await startByNpm();
    process.kill(pid, 'SIGTERM');
    expect(await closed).toContain('Ending');
  });

  it('ends the server at Ctrl+C, which signals the whole process group', async () => {
    const { pid, closed } = await startByNpm();
    process.kill(-pid, 'SIGINT');
    expect(await closed).toContain('Ending');
  });
});
