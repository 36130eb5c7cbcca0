import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles the writer and the worker of its store, as the host is bundled. Returns the path of the writer. */
export async function buildWriter(): Promise<string> {
  const outDir = path.join(root, `node_modules/.cache/parola/writer-${process.pid}`);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: true,
      outDir,
      minify: false,
      rolldownOptions: {
        input: {
          'store-writer': path.join(root, 'tests/support/store-writer.ts'),
          'pglite-host': path.join(root, 'src/gateway/store/pglite-host.ts'),
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  return path.join(outDir, 'store-writer.js');
}

export interface WriterRun {
  /** Its output, by line. */
  readonly lines: readonly string[];
  /** Its exit status; null when it was killed. */
  readonly status: number | null;
}

/** Runs the writer until it ends, or kills it after `killAfter` lines of output. */
export function runWriter(
  writer: string,
  {
    folder,
    name = '',
    killAfter = Infinity,
  }: { folder: string; name?: string; killAfter?: number },
): Promise<WriterRun> {
  const child = spawn(process.execPath, [writer, folder, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    if (lines.length >= killAfter) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.once('close', (status) => resolve({ lines, status })));
}
