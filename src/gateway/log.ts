import { sqlState } from './store/sql-state.ts';

/** Writes a line about what happens here. `cause` is the error that the line is about. */
export type Log = (line: string, cause?: unknown) => void;

/** Lines about a store that is away are at least so far apart, in milliseconds. */
const pauseMs = 60_000;

/** Codes of the system, and SQLSTATEs: connections, a server that starts or ends, too many connections, a full disk. */
const awayCodes =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|08\w{3}|57P0[1-3]|53300|53100)$/;
/** The driver has no code for these. */
const awayTexts = /connection terminated|connection error|trying to connect|not queryable/i;

/** Returns whether an error says that the store cannot be used just now, whatever was asked of it. */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : (sqlState(error) ?? '');
  const parts = error instanceof AggregateError ? error.errors : [error.cause];
  return awayCodes.test(code) || awayTexts.test(error.message) || parts.some(isStoreAway);
}

/** The words of an error. One that stands for several has none of its own. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return wordsOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** A log in which a store that is away is one line a minute, whatever fails by it. */
export function createLog(write: (line: string) => void, now: () => number = Date.now): Log {
  let silentUntil = Number.NEGATIVE_INFINITY;
  return (line, cause) => {
    if (!isStoreAway(cause)) return write(line);
    if (now() < silentUntil) return;
    silentUntil = now() + pauseMs;
    write(`The store is away: ${wordsOf(cause)}. Calls are refused until it is back.`);
  };
}
