// Prints the script of `firebase-page.ts`, built for the brand settings that are given as JSON.
// A program of its own: Vite's bundler and Playwright's workers do not get on in one process.
import { build } from 'vite';

const built = await build({
  configFile: false,
  logLevel: 'error',
  define: { 'import.meta.env': process.argv[2] ?? '{}' },
  build: { write: false, rolldownOptions: { input: 'tests/support/firebase-page.ts' } },
});
if ('output' in built) process.stdout.write(built.output[0].code);
