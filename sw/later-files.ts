type FileCache = Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>;

interface LaterFilesNeeds {
  /** Addresses of the files. Their names change with their content, so that a cached file is never outdated. */
  readonly urls: readonly string[];
  open(): Promise<FileCache>;
  load(url: string): Promise<Response>;
  /** Frees storage when the browser has no more. */
  makeRoom(): Promise<unknown>;
  /** True when another release waits. A browser activates it only when this one has ended its work. */
  isReplaced(): boolean;
}

/** A page in place of a file comes from a network that asks for a login, or from another release. */
function isFile(answer: Response): boolean {
  return answer.ok && !/^text\/html\b/.test(answer.headers.get('Content-Type') ?? '');
}

/** Files that the installation does without. They are cached on demand, and all of them when the page asks for it. */
export function createLaterFiles({ urls, open, load, makeRoom, isReplaced }: LaterFilesNeeds) {
  const known = new Set(urls);
  let keeping: Promise<void> | null = null;

  async function store(url: string, answer: Response): Promise<void> {
    if (!isFile(answer)) return;
    try {
      await (await open()).put(url, answer);
    } catch {
      await makeRoom();
    }
  }

  async function missing(): Promise<string[]> {
    const requests = await (await open()).keys();
    const cached = new Set(requests.map(({ url }) => url));
    return urls.filter((one) => !cached.has(one));
  }

  async function keepMissing(): Promise<void> {
    for (const url of await missing()) {
      if (isReplaced()) return;
      await store(url, await load(url));
    }
  }

  /** Caches the files that are missing, one after another. Ends early when the network fails or another release waits. */
  function keepAll(): Promise<void> {
    keeping ??= keepMissing()
      .catch(() => undefined)
      .finally(() => {
        keeping = null;
      });
    return keeping;
  }

  return {
    keepAll,

    /** Caches the files that are missing, and does without those that do not arrive. */
    async keepPresent(): Promise<void> {
      for (const url of await missing()) {
        const answer = await load(url).catch(() => null);
        if (answer !== null) await store(url, answer);
      }
    },

    has: (url: string): boolean => known.has(url),

    /** Answers with a file, cached or from the network. `waitUntil` gets the work that goes on after the answer. */
    async answer(url: string, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
      const cached = await (await open()).match(url);
      if (cached !== undefined) return cached;
      const answer = await load(url);
      waitUntil(store(url, answer.clone()).then(keepAll));
      return answer;
    },

    /** Deletes the files of other releases. */
    async removeOthers(): Promise<void> {
      const cache = await open();
      const requests = await cache.keys();
      const others = requests.filter(({ url }) => !known.has(url));
      await Promise.all(others.map((request) => cache.delete(request)));
    },
  };
}
