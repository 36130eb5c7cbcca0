/** The error of a store that cannot be opened. Its message is one sentence for the person who starts the gateway. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
