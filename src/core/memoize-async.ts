/** Runs an operation at the first call, and returns its promise to every later call. A failure is not memoized. */
export function memoizeAsync<Value>(operation: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | null = null;
  return () => {
    promise ??= operation().catch((error: unknown) => {
      promise = null;
      throw error;
    });
    return promise;
  };
}
