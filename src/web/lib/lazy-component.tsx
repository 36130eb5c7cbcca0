import { type ComponentType, lazy, startTransition, useEffect, useState } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

const Nothing = (): null => null;

/**
 * A part of the page that nobody has asked for, such as the footer or the popups. Its chunk is fetched at its first render.
 * A failed load leaves the page without the part, and is tried again when the network returns.
 */
export function backgroundComponent<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let cached: ComponentType<Props> | null = null;
  return function Background(props: Props) {
    const [Loaded, setLoaded] = useState(() => cached);
    useEffect(() => {
      if (Loaded !== null) return;
      const show = (component: ComponentType<Props>) => {
        cached = component;
        startTransition(() => setLoaded(() => component));
      };
      const attempt = () => void load().then(show, () => undefined);
      attempt();
      addEventListener('online', attempt);
      return () => removeEventListener('online', attempt);
    }, [Loaded]);
    return Loaded === null ? null : <Loaded {...props} />;
  };
}

const firstParts: Promise<unknown>[] = [];

/** Resolves when the parts of the first view are loaded, of the modules that are evaluated. Rejects when one cannot be. */
export const firstPartsLoaded = (): Promise<unknown> => Promise.all(firstParts);

/**
 * A component whose chunk is fetched at its first render, with its messages (see `withMessages`). `Placeholder` is
 * rendered until then. A failed load is thrown to the error boundary.
 *
 * It does not suspend: after React shows one Suspense boundary, it delays the next one by up to 0.3 s,
 * and all less urgent work with it. Without a placeholder the component is rendered in a transition,
 * so that input comes first.
 *
 * A part of the first view is fetched at once, is in the prerendered markup, and hydration waits for it.
 */
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  Placeholder: ComponentType<Props> = Nothing,
  isInFirstView = false,
): ComponentType<Props> {
  let cached: ComponentType<Props> | null = null;
  if (isInFirstView) {
    const loading = load().then((component) => void (cached = component));
    loading.catch(() => undefined);
    firstParts.push(loading);
  }
  return function Lazy(props: Props) {
    const [Loaded, setLoaded] = useState(() => cached);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (Loaded !== null) return;
      load().then(
        (component) => {
          cached = component;
          if (Placeholder === Nothing) startTransition(() => setLoaded(() => component));
          else setLoaded(() => component);
        },
        (error: unknown) => setFailure({ error }),
      );
    }, [Loaded]);
    if (failure !== null) throw failure.error;
    return Loaded === null ? <Placeholder {...props} /> : <Loaded {...props} />;
  };
}

/**
 * Like `lazyComponent`, but it suspends. Use it inside a Suspense boundary, and for prerendered markup
 * that has to stay in the page until its chunk is loaded and hydrates it.
 */
export function suspendingComponent<Props extends object>(load: Load<Props>) {
  return lazy(async () => ({ default: await load() }));
}
