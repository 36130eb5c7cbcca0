import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Engine } from './engine.ts';

/** Longest wait for the connection, in milliseconds. */
const acquireTimeoutMs = 30_000;

/** Marks code inside a transaction: there, acquiring the only connection again fails at once instead of waiting for ever. */
export const insideTransaction = new AsyncLocalStorage<{ holds: boolean }>();

/** A first-in, first-out lock for the only connection. */
function createMutex() {
  const queue: (() => void)[] = [];
  let isTaken = false;

  function acquire(): Promise<void> {
    if (!isTaken) {
      isTaken = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(turn), 1);
        reject(
          new Error(`The store's one connection was not free for ${acquireTimeoutMs / 1000} s`),
        );
      }, acquireTimeoutMs);
      queue.push(turn);
    });
  }

  function release(): void {
    const next = queue.shift();
    if (next) next();
    else isTaken = false;
  }

  return { acquire, release };
}

class EngineConnection implements DatabaseConnection {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affected } = await this.#engine.query(sql, parameters);
    return { rows: rows as Row[], numAffectedRows: BigInt(affected) };
  }

  streamQuery(): never {
    throw new Error('The embedded store does not stream');
  }
}

function createDriver(engine: Engine): Driver {
  const mutex = createMutex();
  const connection = new EngineConnection(engine);
  const run = async (statement: string) => void (await engine.query(statement, []));
  return {
    init: () => Promise.resolve(),
    async acquireConnection() {
      const transaction = insideTransaction.getStore();
      if (transaction?.holds) throw new Error('The store is used inside its own transaction');
      await mutex.acquire();
      try {
        await engine.restart();
      } catch (error) {
        mutex.release();
        throw error;
      }
      if (transaction) transaction.holds = true;
      return connection;
    },
    beginTransaction: (_, { isolationLevel }) =>
      run(isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    releaseConnection() {
      const transaction = insideTransaction.getStore();
      if (transaction) transaction.holds = false;
      mutex.release();
      return Promise.resolve();
    },
    destroy: () => engine.close(),
  };
}

/** Kysely dialect of an embedded PostgreSQL with one connection. */
export function pgliteDialect(engine: Engine): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(engine),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
