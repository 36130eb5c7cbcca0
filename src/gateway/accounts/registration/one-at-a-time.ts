/** Does one piece of work at a time for each key, in the order they came. */
export function oneAtATime() {
  const underway = new Map<string, Promise<unknown>>();

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = underway.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    underway.set(key, mine);
    try {
      return await mine;
    } finally {
      if (underway.get(key) === mine) underway.delete(key);
    }
  };
}
