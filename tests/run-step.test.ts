import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStep } from './support/run-step.mjs';

const folder = mkdtempSync(join(tmpdir(), 'step-'));
const report = { numPassedTests: 3, numFailedTests: 0, testResults: [] };
const stray = { name: 'Error', message: 'late', file: 'sum.test.ts', test: 'adds' };

/** A command that writes what a runner would, and ends with `code`. */
function runner(name: string, code: number, errors: unknown[]) {
  const path = join(folder, `${name}.mjs`);
  const lines = [
    "import { writeFileSync } from 'node:fs';",
    'const [report] = process.argv.slice(2);',
    `writeFileSync(report, ${JSON.stringify(JSON.stringify(report))});`,
    `writeFileSync(report.replace('.json', '.errors.json'), ${JSON.stringify(JSON.stringify(errors))});`,
    `process.exit(${code});`,
  ];
  writeFileSync(path, lines.join('\n'));
  return `node "${path}" "{report}"`;
}

/** A step whose runner meets `errors` outside of its tests. */
const step = (errors: unknown[], again: (files: string[]) => string) =>
  runStep(
    { name: 'a step of a test', isSuite: true, commands: [runner('first', 1, errors)], again },
    true,
  );

describe('an error outside of tests', () => {
  beforeAll(() => mkdirSync('node_modules/.cache/parola-results', { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is flaky, once, when its file passes at a second run', async () => {
    const again: string[][] = [];
    const result = await step([stray, stray], (files) => {
      again.push(files);
      return runner('second', 0, []);
    });
    expect(again).toEqual([['sum.test.ts']]);
    expect(result).toMatchObject({ passed: 3, failed: 0, failures: [] });
    expect(result.flaky).toEqual(['sum.test.ts > adds: Error: late']);
  });

  it('fails the step when it comes back', async () => {
    const result = await step([stray], () => runner('second', 1, [stray]));
    expect(result).toMatchObject({ failed: 1, failures: ['sum.test.ts > adds: Error: late'] });
  });

  it('fails the step when no file is known for it', async () => {
    const result = await step([{ name: 'Error', message: 'no answer' }], () => 'never');
    expect(result.failures).toEqual(['outside of all files: Error: no answer']);
  });
});
