// A reporter of Vitest that writes the errors outside of tests beside the JSON report, which leaves them out: a promise
// that is refused after its test has ended, or a process of tests that does not answer.
import { writeFileSync } from 'node:fs';
import { errorsBeside } from './tally.mjs';

/** @import { Reporter, Vitest } from 'vitest/node' */

/** @implements {Reporter} */
export default class ErrorReporter {
  /** @type {string | undefined} */
  #report;

  /** @param {Vitest} vitest */
  onInit(vitest) {
    const { outputFile } = vitest.config;
    this.#report = typeof outputFile === 'string' ? outputFile : outputFile?.['json'];
  }

  /** @type {NonNullable<Reporter['onTestRunEnd']>} */
  onTestRunEnd(_files, errors) {
    if (this.#report === undefined) return;
    const found = errors.map(
      ({ name, message, stack, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }) => ({
        name,
        message,
        stack,
        file,
        test,
      }),
    );
    writeFileSync(errorsBeside(this.#report), JSON.stringify(found));
  }
}
