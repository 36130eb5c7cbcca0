// A step of a run that is a suite of Vitest.

/** @import { Step } from './run-step.mjs' */

/** The names of tests as dots, a report for the counts, and the errors outside of tests, which that report leaves out. */
const reporters =
  '--reporter=dot --reporter=json --reporter=./tests/support/report-errors.mjs --outputFile.json="{report}"';

/**
 * A step that runs suites of Vitest in the order of `seed`.
 * @param {string} name @param {string} selection Projects and files. @param {string} seed
 * @param {{ env?: Record<string, string>, options?: string }} [more] @returns {Step}
 */
export function vitestStep(name, selection, seed, { env = {}, options = '' } = {}) {
  const command = `vitest run --sequence.seed=${seed} ${options} ${reporters}`;
  return {
    name,
    isSuite: true,
    env,
    commands: [`${command} ${selection}`],
    again: (files) => `${command} ${files.map((file) => `"${file}"`).join(' ')}`,
  };
}
