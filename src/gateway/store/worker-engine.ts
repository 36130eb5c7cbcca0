import { Worker } from 'node:worker_threads';
import { type Answer, type Engine, StatementError } from './engine.ts';
import type { FromHost, ToHost } from './host-messages.ts';

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

interface Thread {
  ask(statement: string | null, parameters: readonly unknown[]): Promise<Answer>;
  alive(): boolean;
  end(): Promise<unknown>;
}

/** PGlite knows no statement_timeout: a statement that takes longer ends the thread instead. */
const longestStatement = 60_000;
const longestOpening = 120_000;

function failure({ message, code, constraint }: FromHost & { kind: 'failed' }): Error {
  return code === null ? new Error(message) : new StatementError(message, code, constraint);
}

function startThread(host: URL, folder: string): Promise<Thread> {
  const worker = new Worker(host, { workerData: folder });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let living = true;

  function die(reason: string): void {
    living = false;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  }

  function ask(statement: string | null, parameters: readonly unknown[]): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (!living) return reject(new Error('The database has stopped and is being opened again'));
      const id = ++asked;
      const timer = setTimeout(() => void worker.terminate(), longestStatement);
      const settle = (then: () => void) => {
        clearTimeout(timer);
        waiting.delete(id);
        then();
      };
      waiting.set(id, {
        resolve: (answer) => settle(() => resolve(answer)),
        reject: (error) => settle(() => reject(error)),
      });
      worker.postMessage({ id, statement, parameters } satisfies ToHost);
    });
  }

  const thread: Thread = { ask, alive: () => living, end: () => worker.terminate() };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => void worker.terminate(), longestOpening);
    worker.on('message', (message: FromHost) => {
      clearTimeout(timer);
      if (message.kind === 'opened') resolve(thread);
      else if (message.kind === 'answered') waiting.get(message.id)?.resolve(message.answer);
      else if (message.id === -1) {
        reject(failure(message));
        void worker.terminate();
      } else waiting.get(message.id)?.reject(failure(message));
    });
    worker.on('error', (error) => {
      reject(error);
      die(`The database has stopped: ${error.message}`);
    });
    worker.on('exit', () => {
      reject(new Error('The database did not open'));
      die('The database has stopped');
    });
  });
}

/**
 * An engine in a thread of its own, over the database in a folder. When the thread dies, statements fail until the next
 * connection is taken, so that no transaction goes on without its beginning.
 */
export async function openWorkerEngine(host: URL, folder: string): Promise<Engine> {
  let thread = await startThread(host, folder);
  return {
    query: (statement, parameters) => thread.ask(statement, parameters),
    async revive() {
      if (!thread.alive()) thread = await startThread(host, folder);
    },
    async close() {
      if (thread.alive()) await thread.ask(null, []);
      await thread.end();
    },
  };
}
