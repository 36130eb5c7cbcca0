/** What a statement gave. */
export interface Answer {
  readonly rows: readonly Record<string, unknown>[];
  readonly affected: number;
}

/** One connection to an embedded PostgreSQL, here or in a worker thread. */
export interface Engine {
  query(statement: string, parameters: readonly unknown[]): Promise<Answer>;
  /** Brings back an engine that has died; does nothing to a live one. */
  revive(): Promise<void>;
  close(): Promise<void>;
}

/** A statement that PostgreSQL refused, with its SQLSTATE. */
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
