import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { browserScript } from '../../src/host/build/browser-script.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles a program of this folder and the worker of its store, as the host is bundled. Returns the path of the program: by
 * default, the writer of rounds and transfers.
 */
export async function buildWriter(program = 'store-writer'): Promise<string> {
  const outDir = path.join(root, `node_modules/.cache/parola/${program}-${process.pid}`);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [browserScript()],
    build: {
      ssr: true,
      outDir,
      minify: false,
      rolldownOptions: {
        input: {
          [program]: path.join(root, `tests/support/${program}.ts`),
          'pglite-host': path.join(root, 'src/gateway/store/pglite-host.ts'),
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  return path.join(outDir, `${program}.js`);
}

interface WriterRun {
  /** Its output, by line. */
  readonly lines: readonly string[];
  /** Its exit status; null when it was killed. */
  readonly status: number | null;
}

/**
 * Runs the writer until it ends. Kills it some milliseconds after `killAfter` lines of output, or calls `kill` then, and asks
 * it to end after `endAfter`.
 */
export function runWriter(
  writer: string,
  {
    folder,
    name = '',
    killAfter = Infinity,
    killDelayMs = 0,
    kill,
    endAfter = Infinity,
  }: {
    folder: string;
    name?: string;
    killAfter?: number;
    killDelayMs?: number;
    kill?: () => unknown;
    endAfter?: number;
  },
): Promise<WriterRun> {
  const child = spawn(process.execPath, [writer, folder, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    if (lines.length === killAfter) setTimeout(kill ?? (() => child.kill('SIGKILL')), killDelayMs);
    else if (lines.length >= endAfter) child.kill('SIGTERM');
  });
  return new Promise((resolve) => child.once('close', (status) => resolve({ lines, status })));
}

/** A run of a writer that is killed: the argument, and the number of lines after which it is killed at the latest. */
interface KilledRun {
  readonly folder: string;
  readonly name?: string;
  readonly mostLines: number;
}

/** Runs the writer and kills it at a random point. Returns what it has reported after `ready`. */
export async function runKilled(
  writer: string,
  { folder, name = '', mostLines }: KilledRun,
): Promise<readonly string[]> {
  const killAfter = 1 + Math.ceil(Math.random() * mostLines);
  const run = { folder, name, killAfter, killDelayMs: Math.random() * 12 };
  const { lines, status } = await runWriter(writer, run);
  if (status === null && lines[0] === 'ready') return lines.slice(1);
  throw new Error(`The writer was not killed: status ${status}, ${lines.join(', ')}`);
}

/** Runs the writer to its end. Returns what it has reported after `ready`. */
export async function runToEnd(
  writer: string,
  run: { readonly folder: string; readonly name?: string },
): Promise<readonly string[]> {
  const { lines, status } = await runWriter(writer, run);
  if (status === 0 && lines[0] === 'ready') return lines.slice(1);
  throw new Error(`The writer has failed: status ${status}, ${lines.join(', ')}`);
}
