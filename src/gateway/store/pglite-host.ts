import { parentPort, workerData } from 'node:worker_threads';
import { StatementError } from './engine.ts';
import { engineOf, openPglite } from './open-pglite.ts';
import type { HostMessage, HostRequest } from './host-messages.ts';

/** The worker thread of a folder's database. It keeps long statements from blocking the web server. */

function failureOf(error: unknown): HostMessage & { kind: 'failed' } {
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

async function serve(folder: string, send: (message: HostMessage) => void): Promise<void> {
  const engine = engineOf(await openPglite({ folder }));
  parentPort?.on('message', ({ id, statement, parameters }: HostRequest) => {
    const work = statement === null ? engine.close() : engine.query(statement, parameters);
    work.then(
      (result) => send({ kind: 'result', id, result: result ?? { rows: [], affected: 0 } }),
      (error: unknown) => {
        send({ ...failureOf(error), id });
        // Any other error is a failure of the engine: the worker ends and starts again from the disk.
        if (!(error instanceof StatementError)) setImmediate(() => process.exit(1));
      },
    );
  });
}

if (parentPort) {
  const port = parentPort;
  const send = (message: HostMessage) => port.postMessage(message);
  serve(String(workerData), send).then(
    () => send({ kind: 'opened' }),
    (error: unknown) => send(failureOf(error)),
  );
}
