import type { Answer } from './engine.ts';

/** What the thread that holds the database is asked. A null statement closes it. */
export interface ToHost {
  readonly id: number;
  readonly statement: string | null;
  readonly parameters: readonly unknown[];
}

/** What it says: that it has opened, and then an answer or a failure for each question. */
export type FromHost =
  | { readonly kind: 'opened' }
  | { readonly kind: 'answered'; readonly id: number; readonly answer: Answer }
  | {
      readonly kind: 'failed';
      /** -1 when it is the opening that failed. */
      readonly id: number;
      readonly message: string;
      readonly code: string | null;
      readonly constraint: string | null;
    };
