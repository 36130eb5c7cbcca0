import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly integrity?: string; readonly resolved?: string }>
  >;
}

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'parola-setup-'));
  writeFileSync(join(clone, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

/** Runs the setup in a fresh clone, with an `npm` that writes down its command and ends with a code. */
function setUp(code: number) {
  const npm = join(clone, 'npm');
  const lines = [
    '#!/bin/sh',
    'echo "$1" >> commands',
    'echo "npm error the reason of $1" >&2',
    `exit ${code}`,
  ];
  writeFileSync(npm, lines.join('\n'));
  chmodSync(npm, 0o755);
  const path = `${clone}${delimiter}${process.env['PATH'] ?? ''}`;
  const result = spawnSync(process.execPath, [resolve('tests/support/setup.mjs')], {
    cwd: clone,
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
  });
  return { ...result, commands: readFileSync(join(clone, 'commands'), 'utf8').trim() };
}

describe('the setup of a fresh clone', () => {
  it('installs the packages with `npm ci` alone and says how long it took', () => {
    const { status, stdout, stderr, commands } = setUp(0);
    expect({ status, commands }).toEqual({ status: 0, commands: 'ci' });
    expect(stdout).toMatch(/^Installed in \d+ s\.$/m);
    expect(stderr).not.toContain('failed');
  });

  it('ends with the reason when `npm ci` fails, and tries nothing else', () => {
    const { status, stdout, stderr, commands } = setUp(1);
    expect({ status, commands }).toEqual({ status: 1, commands: 'ci' });
    expect(stderr).toMatch(/reason of ci[^]*failed for the reason above/);
    expect(stdout).not.toContain('Installed');
  });
});

describe('the lock file', () => {
  /** With an empty cache and no network, npm has only the lock file to go by. */
  it('lets `npm ci` install from it alone', () => {
    for (const file of ['package.json', 'package-lock.json']) {
      copyFileSync(file, join(clone, file));
    }
    const options = ['--dry-run', '--offline', `--cache=${join(clone, 'cache')}`];
    const { status, stderr } = spawnSync('npm', ['ci', ...options, '--loglevel=error'], {
      cwd: clone,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(status, stderr).toBe(0);
  });

  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

  it('has a hash of each package', () => {
    expect(packages.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
  });

  it('names no registry', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});
