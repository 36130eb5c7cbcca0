/** A queue that runs one task at a time for each key, in the order of the calls. */
export function createKeyedQueue() {
  const last = new Map<string, Promise<unknown>>();

  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const before = last.get(key) ?? Promise.resolve();
    const own = before.then(task, task);
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
