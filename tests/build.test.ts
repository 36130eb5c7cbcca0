import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parola-build-'));
  mkdirSync(join(folder, 'node_modules/vite/bin'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds both parts with a Vite that runs one statement for the web and one for the host. */
function build(statements: { web: string; host: string }) {
  const vite = [
    "const { existsSync, writeFileSync } = require('node:fs');",
    `if (process.argv.includes('--ssr')) { ${statements.host} } else { ${statements.web} }`,
  ];
  writeFileSync(join(folder, 'node_modules/vite/bin/vite.js'), vite.join('\n'));
  return spawnSync(process.execPath, [resolve('src/host/build/build.mjs'), 'web', 'host'], {
    cwd: folder,
    encoding: 'utf8',
  });
}

/** A statement that writes a file and ends when the other part has written its own. */
const meet = (own: string, other: string) =>
  `writeFileSync('${own}', ''); setInterval(() => existsSync('${other}') && process.exit(), 10);`;

const fail = "console.error('the reason'); process.exit(7);";
const runOn = "setTimeout(() => writeFileSync('late', ''), 9_000);";

describe('the build', () => {
  it('builds the web and the host at the same time and says how long it took', () => {
    const { status, stdout } = build({ web: meet('web', 'host'), host: meet('host', 'web') });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Built in \d+ s\.$/m);
  });

  it.each([
    ['web', { web: fail, host: runOn }],
    ['host', { web: runOn, host: fail }],
  ])('fails with the message of the %s and stops the other part', (part, statements) => {
    const { status, stdout, stderr } = build(statements);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`the reason\\s+The build of ${part} failed \\(code 7\\)`));
    expect(stdout).not.toContain('Built');
    // The pipes of the output close when both parts have ended.
    expect(existsSync(join(folder, 'late'))).toBe(false);
  });
});
