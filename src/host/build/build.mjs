// Builds the parts of the app that are named as arguments, `web` and `host`, at the same time.
// Plain Node, because shells differ in how they run commands at the same time.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const vite = join('node_modules', 'vite', 'bin', 'vite.js');

/** Options of Vite by part. @type {Readonly<Record<string, readonly string[]>>} */
const options = { web: [], host: ['--ssr'] };

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Stops the builds that still run and ends with a code. @param {number} code */
function end(code) {
  for (const build of running) build.kill();
  process.exit(code);
}

/** Resolves when a part is built. Ends the program when its build fails, below the message of Vite. @param {string} part */
function build(part) {
  const known = options[part];
  if (known === undefined) throw new Error(`There is no part ${part} to build.`);
  const started = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', ...known], {
    stdio: 'inherit',
  });
  running.add(started);
  return new Promise((resolve) => {
    started.once('exit', (code, signal) => {
      running.delete(started);
      if (code === 0) return resolve(part);
      console.error(`The build of ${part} failed (${signal ?? `code ${code}`}).`);
      end(1);
    });
  });
}

process.once('SIGINT', () => end(130));
process.once('SIGTERM', () => end(143));

const parts = process.argv.slice(2);
console.log(`Building ${parts.join(' and ')} …`);
const start = Date.now();
await Promise.all(parts.map(build));
console.log(`Built in ${Math.round((Date.now() - start) / 1000)} s.`);
