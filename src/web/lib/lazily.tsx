import { type ComponentType, lazy, startTransition, useEffect, useState } from 'react';
import { allWords } from '../i18n/load.ts';

type Load<Given> = () => Promise<ComponentType<Given>>;

async function withWords<Given>(load: Load<Given>): Promise<ComponentType<Given>> {
  const [loaded] = await Promise.all([load(), allWords()]);
  return loaded;
}

const Nothing = (): null => null;

/**
 * A component that is fetched when it is first rendered, and shown once its words are here too. Until then
 * `Waiting` stands in its place. It does not suspend: React holds back what was suspended, and all
 * that is less urgent with it, for 0.3 s after the last time something was waited for. What nothing stands in for is
 * drawn in slices, after what the player does meanwhile.
 */
export function lazily<Given extends object>(
  load: Load<Given>,
  Waiting: ComponentType<Given> = Nothing,
): ComponentType<Given> {
  let here: ComponentType<Given> | null = null;
  return function Lazy(given: Given) {
    const [Loaded, setLoaded] = useState(() => here);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (Loaded !== null) return;
      withWords(load).then(
        (loaded) => {
          here = loaded;
          if (Waiting === Nothing) startTransition(() => setLoaded(() => loaded));
          else setLoaded(() => loaded);
        },
        (error: unknown) => setFailure({ error }),
      );
    }, [Loaded]);
    if (failure !== null) throw failure.error;
    return Loaded === null ? <Waiting {...given} /> : <Loaded {...given} />;
  };
}

/** The same, but it suspends: for what a boundary around it waits for, and for what was rendered ahead and stands there until its program comes. */
export function awaited<Given extends object>(load: Load<Given>) {
  return lazy(async () => ({ default: await withWords(load) }));
}
