import type { Plugin } from 'vitest/config';
import { scriptEnding } from '../../src/host/build/browser-script.ts';

/** Vitest keeps compiled modules by the text of their own file: a program for browsers depends on its imports too. */
export const scriptsAnew = (): Plugin => ({
  name: 'parola:scripts-anew',
  configureVitest: ({ experimental_defineCacheKeyGenerator: setKey }) =>
    setKey(({ id }) => (id.endsWith(scriptEnding) ? false : null)),
});
