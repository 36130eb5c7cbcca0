import type { Generated } from 'kysely';

/** Messages of providers, as they arrived. */
export interface ProviderMessageTable {
  provider: string;
  /** The provider's number of the message. A repeated message adds no row. */
  event_id: string;
  /** The message as JSON, after its signature was verified. */
  body: string;
  received_at: number;
  /** Null while it waits for the job. */
  applied_at: number | null;
  /** The work of the job on it, as a word. */
  outcome: Generated<string>;
}

/** The last comparison of our books with the statement of a provider. Amounts in centavos. */
export interface ProviderCheckTable {
  provider: string;
  at: number;
  /** The provider owes us this much by its statement. */
  statement: number;
  /** It owes us this much by our books: the negative balance of `clearing:<provider>`. */
  clearing: number;
  /** Money at the provider that waits for the operator, or to be given back: it is not in our books. */
  waiting: number;
  /** Lines of the statement that our books did not have, which the check has brought in. */
  missing: number;
  /** Empty, or the reason for which the provider could not be asked. */
  error: string;
}
