/** The answers of calls with an idempotency key. */
export interface KeyedAnswerTable {
  member_id: string;
  /** SHA-256 of the key. */
  key_hash: string;
  /** SHA-256 of the key, the path and the request. The key is a secret, so the hash reveals no password. */
  request_hash: string;
  /** The answer as JSON, encrypted with the purpose `keyedAnswer` and the hash of the key. Null while the call runs. */
  answer: string | null;
  started_at: number;
}
