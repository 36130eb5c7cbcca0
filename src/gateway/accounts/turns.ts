/** Runs works of one key one after the other. Works of different keys run at the same time. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Turns of this process. A work that fails ends its turn. */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    const ended = turn.catch(() => undefined);
    last.set(key, ended);
    try {
      return await turn;
    } finally {
      if (last.get(key) === ended) last.delete(key);
    }
  };
}
