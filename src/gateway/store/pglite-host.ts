import { parentPort, workerData } from 'node:worker_threads';
import { StatementError } from './engine.ts';
import { engineOf, openPglite } from './open-pglite.ts';
import type { FromHost, ToHost } from './host-messages.ts';

/** The worker thread that holds the database of a folder, so that long statements do not hold up the web server. */

function told(error: unknown): FromHost & { kind: 'failed' } {
  const { message, code, constraint } =
    error instanceof StatementError
      ? error
      : {
          message: error instanceof Error ? error.message : String(error),
          code: null,
          constraint: null,
        };
  return { kind: 'failed', id: -1, message, code, constraint };
}

async function serve(folder: string, tell: (message: FromHost) => void): Promise<void> {
  const engine = engineOf(await openPglite({ folder }));
  parentPort?.on('message', ({ id, statement, parameters }: ToHost) => {
    const work = statement === null ? engine.close() : engine.query(statement, parameters);
    work.then(
      (answer) => tell({ kind: 'answered', id, answer: answer ?? { rows: [], affected: 0 } }),
      (error: unknown) => {
        tell({ ...told(error), id });
        // Anything but a refused statement is the engine itself failing: start afresh from the disk.
        if (!(error instanceof StatementError)) setImmediate(() => process.exit(1));
      },
    );
  });
}

if (parentPort) {
  const port = parentPort;
  const tell = (message: FromHost) => port.postMessage(message);
  serve(String(workerData), tell).then(
    () => tell({ kind: 'opened' }),
    (error: unknown) => tell(told(error)),
  );
}
