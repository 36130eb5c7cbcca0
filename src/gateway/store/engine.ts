/** Result of a statement. */
export interface StatementResult {
  readonly rows: readonly Record<string, unknown>[];
  /** Number of affected rows. */
  readonly affected: number;
}

/** One connection to an embedded PostgreSQL, in this thread or in a worker thread. */
export interface Engine {
  query(statement: string, parameters: readonly unknown[]): Promise<StatementResult>;
  /** Starts the engine again after a crash. Does nothing while it runs. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The error of a statement that PostgreSQL refused, with its SQLSTATE. */
export class StatementError extends Error {
  override readonly name = 'StatementError';
  readonly code: string;
  readonly constraint: string | null;

  constructor(message: string, code: string, constraint: string | null) {
    super(message);
    this.code = code;
    this.constraint = constraint;
  }
}
