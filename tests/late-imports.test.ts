import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'late-')));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of tests that ends while a module is loading, which loads another. That one prints when it has come. */
const files = {
  'vitest.config.mjs': `export default {
  test: {
    globals: true,
    isolate: false,
    setupFiles: [${JSON.stringify(resolve('tests/support/wait-patiently.ts'))}],
  },
  plugins: [{
    name: 'slow',
    transform: (code, id) =>
      /(first|second)\\.mjs$/.test(id) ? new Promise((done) => setTimeout(done, 300, code)) : null,
  }],
};`,
  'early.test.mjs': "it('ends early', () => void import('./first.mjs'));",
  'first.mjs': "import './second.mjs';",
  'second.mjs': "console.log('the second module has come');",
};

it('the end of a file waits for the modules that its tests have begun to load', async () => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  const run = await promisify(execFile)(process.execPath, [vitest, 'run', '--root', folder]);
  expect(run.stdout).toContain('the second module has come');
});
