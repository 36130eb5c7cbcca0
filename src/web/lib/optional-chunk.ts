let loading = 0;

/** Loads a chunk that the page can do without. The page stays when it cannot be loaded (`reloadOnMissingChunk`). */
export async function loadOptional<T>(load: () => Promise<T>): Promise<T> {
  loading += 1;
  try {
    return await load();
  } finally {
    loading -= 1;
  }
}

/** Such a chunk is being loaded. A chunk that fails at the same time is taken for it, and reports its failure itself. */
export const loadsOptional = (): boolean => loading > 0;
