import { Worker } from 'node:worker_threads';
import { type Engine, StatementError, type StatementResult } from './engine.ts';
import type { HostMessage, HostRequest } from './host-messages.ts';

interface PendingRequest {
  resolve(result: StatementResult): void;
  reject(error: Error): void;
}

interface Thread {
  request(statement: string | null, parameters: readonly unknown[]): Promise<StatementResult>;
  isRunning(): boolean;
  terminate(): Promise<unknown>;
}

/** PGlite ignores `statement_timeout`, so a statement that runs longer ends the worker. In milliseconds. */
const statementTimeoutMs = 60_000;
const openTimeoutMs = 120_000;

function failure({ message, code, constraint }: HostMessage & { kind: 'failed' }): Error {
  return code === null ? new Error(message) : new StatementError(message, code, constraint);
}

function startThread(host: URL, folder: string): Promise<Thread> {
  const worker = new Worker(host, { workerData: folder });
  const pending = new Map<number, PendingRequest>();
  let lastId = 0;
  let isRunning = true;

  function fail(reason: string): void {
    isRunning = false;
    for (const { reject } of pending.values()) reject(new Error(reason));
    pending.clear();
  }

  function request(
    statement: string | null,
    parameters: readonly unknown[],
  ): Promise<StatementResult> {
    return new Promise((resolve, reject) => {
      if (!isRunning)
        return reject(new Error('The database has stopped and is being opened again'));
      const id = ++lastId;
      const timer = setTimeout(() => void worker.terminate(), statementTimeoutMs);
      const settle = (then: () => void) => {
        clearTimeout(timer);
        pending.delete(id);
        then();
      };
      pending.set(id, {
        resolve: (result) => settle(() => resolve(result)),
        reject: (error) => settle(() => reject(error)),
      });
      worker.postMessage({ id, statement, parameters } satisfies HostRequest);
    });
  }

  const thread: Thread = {
    request,
    isRunning: () => isRunning,
    terminate: () => worker.terminate(),
  };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => void worker.terminate(), openTimeoutMs);
    worker.on('message', (message: HostMessage) => {
      clearTimeout(timer);
      if (message.kind === 'opened') resolve(thread);
      else if (message.kind === 'result') pending.get(message.id)?.resolve(message.result);
      else if (message.id === -1) {
        reject(failure(message));
        void worker.terminate();
      } else pending.get(message.id)?.reject(failure(message));
    });
    worker.on('error', (error) => {
      reject(error);
      fail(`The database has stopped: ${error.message}`);
    });
    worker.on('exit', () => {
      reject(new Error('The database did not open'));
      fail('The database has stopped');
    });
  });
}

/**
 * An engine in a worker thread, for the database in a folder. After a crash of the worker all statements fail until the
 * next connection is acquired, so that no transaction continues without its first statements.
 */
export async function openWorkerEngine(host: URL, folder: string): Promise<Engine> {
  let thread = await startThread(host, folder);
  return {
    query: (statement, parameters) => thread.request(statement, parameters),
    async restart() {
      if (!thread.isRunning()) thread = await startThread(host, folder);
    },
    async close() {
      if (thread.isRunning()) await thread.request(null, []);
      await thread.terminate();
    },
  };
}
