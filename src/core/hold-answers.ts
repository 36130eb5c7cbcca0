import type { Platform } from './platform.ts';

type Held = Pick<Platform, 'fetch' | 'indexedDb'>;

interface HeldPlatform<P extends Held> {
  readonly platform: P;
  /** Lets all answers through, once and for all. */
  readonly release: () => void;
}

/**
 * A platform whose requests are sent at once, but whose answers and kept data come only after `release`. The first render
 * of a prerendered page must give the markup that the build gave, without any data.
 */
export function holdAnswers<P extends Held>(platform: P): HeldPlatform<P> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    release,
    platform: {
      ...platform,
      async fetch(...request) {
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
