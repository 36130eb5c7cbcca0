import { AsyncLocalStorage } from 'node:async_hooks';
import type { Engine, StatementResult } from '#gateway/store/engine.ts';

/** The error of every statement of a process that was killed. */
class Killed extends Error {
  override readonly name = 'Killed';

  constructor() {
    super('The process was killed');
  }
}

/** A point at which a process is killed: before its nth statement, or after it and before its answer. */
export interface KillPoint {
  readonly nth: number;
  readonly side: 'before' | 'after';
}

/** A process in name only: all statements of the work that it runs, and of the work that this work has begun. */
export interface StandInProcess {
  /** Runs work in this process. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Counts statements from now on, and kills the process at a point. Null: nothing kills it. */
  watch(point: KillPoint | null): void;
  /** The statements since `watch`. */
  readonly statements: number;
  /** The numbers of the commits, and of the writes outside of transactions. A kill leaves nothing else in the store. */
  readonly lasting: readonly number[];
  readonly isKilled: boolean;
}

interface State {
  point: KillPoint | null;
  statements: number;
  lasting: number[];
  isKilled: boolean;
  isInTransaction: boolean;
}

const writes = /\b(?:insert\s+into|update|delete\s+from)\b/i;

/** Notes the beginnings and ends of transactions, and what lasts. */
function note(process: State, statement: string): void {
  if (/^begin\b/i.test(statement)) process.isInTransaction = true;
  else if (/^(?:commit|rollback)\b/i.test(statement)) {
    process.isInTransaction = false;
    if (/^commit/i.test(statement)) process.lasting.push(process.statements);
  } else if (!process.isInTransaction && writes.test(statement)) {
    process.lasting.push(process.statements);
  }
}

/**
 * An engine whose users die as processes do: from the point of the kill on, every statement of the process fails, and the
 * engine rolls its open transaction back, as PostgreSQL does for a connection that is gone. Statements outside of a
 * process work as usual, and `close` is left to the owner of the given engine.
 */
export function createKillableEngine(engine: Engine) {
  const current = new AsyncLocalStorage<State>();

  async function kill(process: State): Promise<never> {
    process.isKilled = true;
    if (process.isInTransaction) await engine.query('rollback', []);
    throw new Killed();
  }

  async function query(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<StatementResult> {
    const process = current.getStore();
    if (!process) return engine.query(statement, parameters);
    if (process.isKilled) throw new Killed();
    process.statements += 1;
    const isLast = process.statements === process.point?.nth;
    if (isLast && process.point?.side === 'before') return kill(process);
    const result = await engine.query(statement, parameters);
    note(process, statement);
    return isLast ? kill(process) : result;
  }

  function startProcess(): StandInProcess {
    const state: State = {
      point: null,
      statements: 0,
      lasting: [],
      isKilled: false,
      isInTransaction: false,
    };
    return {
      run: (work) => current.run(state, work),
      watch(point) {
        Object.assign(state, { point, statements: 0, lasting: [] });
      },
      get statements() {
        return state.statements;
      },
      get lasting() {
        return state.lasting;
      },
      get isKilled() {
        return state.isKilled;
      },
    };
  }

  return {
    engine: { query, restart: () => engine.restart(), close: () => Promise.resolve() },
    startProcess,
  };
}
