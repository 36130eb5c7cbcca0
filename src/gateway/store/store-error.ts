/** The store cannot be opened. The message is one sentence for the person who started the gateway. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
