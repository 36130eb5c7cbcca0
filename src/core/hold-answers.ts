import type { Platform } from './platform.ts';

type Held = Pick<Platform, 'fetch' | 'indexedDb' | 'now'>;

/** Bodies of answers that came with the page, by the address of their call without its time stamp. */
type PageAnswers = Readonly<Record<string, string>>;

interface HeldPlatform<P extends Held> {
  readonly platform: P;
  /** Lets all answers through, once and for all, and forgets the answers of the page. */
  readonly release: () => void;
}

/**
 * A platform whose requests are sent at once, but whose answers and kept data come only after `release`. The first render
 * of a prerendered page must give the markup of the document: calls that its data answers are not sent. Answers of a page
 * that the device has kept since `keptAt`, in epoch milliseconds, have that age: until the release it is that time.
 */
export function holdAnswers<P extends Held>(
  platform: P,
  answers: PageAnswers,
  keptAt: number,
): HeldPlatform<P> {
  let known = answers;
  let shownAt = keptAt;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = () => {
      known = {};
      shownAt = NaN;
      resolve();
    };
  });
  return {
    release,
    platform: {
      ...platform,
      now: () => shownAt || platform.now(),
      async fetch(...request) {
        const [address] = request;
        const call = typeof address === 'string' ? address.replace(/[?&]t=\d+$/, '') : '';
        const body = known[call];
        if (body !== undefined) return new Response(body);
        const answer = platform.fetch(...request);
        await Promise.allSettled([answer, released]);
        return answer;
      },
      async indexedDb() {
        await released;
        return platform.indexedDb();
      },
    },
  };
}
