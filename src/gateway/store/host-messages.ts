import type { StatementResult } from './engine.ts';

/** A request to the worker thread of the database. A null statement closes the database. */
export interface HostRequest {
  readonly id: number;
  readonly statement: string | null;
  readonly parameters: readonly unknown[];
}

/** A message of the worker thread: that the database is open, and then a result or a failure for each request. */
export type HostMessage =
  | { readonly kind: 'opened' }
  | { readonly kind: 'result'; readonly id: number; readonly result: StatementResult }
  | {
      readonly kind: 'failed';
      /** -1 when the database did not open. */
      readonly id: number;
      readonly message: string;
      readonly code: string | null;
      readonly constraint: string | null;
    };
