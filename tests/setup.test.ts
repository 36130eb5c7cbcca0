import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'parola-setup-'));
  writeFileSync(join(clone, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

/** Runs the setup in a fresh clone, with an `npm` that fails or succeeds by its command. */
function setUp(outcomes: { ci: number; install: number }) {
  const npm = join(clone, 'npm');
  const lines = [
    '#!/bin/sh',
    'echo "npm error the reason of $1" >&2',
    `test "$1" = ci && exit ${outcomes.ci}`,
    `exit ${outcomes.install}`,
  ];
  writeFileSync(npm, lines.join('\n'));
  chmodSync(npm, 0o755);
  const path = `${clone}${delimiter}${process.env['PATH'] ?? ''}`;
  const { status, stderr } = spawnSync(process.execPath, [resolve('tests/support/setup.mjs')], {
    cwd: clone,
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
  });
  return { status, stderr };
}

it('prints the reason of a failed `npm ci` above the warning, then installs', () => {
  const { status, stderr } = setUp({ ci: 1, install: 0 });
  expect(status).toBe(0);
  expect(stderr).toMatch(/reason of ci[^]*`npm ci` failed for the reason above/);
});

it('ends with the reason when the packages cannot be installed', () => {
  const { status, stderr } = setUp({ ci: 1, install: 1 });
  expect(status).toBe(1);
  expect(stderr).toMatch(/reason of install[^]*could not be installed/);
});

it('warns of nothing when `npm ci` succeeds', () => {
  const { status, stderr } = setUp({ ci: 0, install: 1 });
  expect(status).toBe(0);
  expect(stderr).not.toContain('failed');
});
