import type { Events } from '../events.ts';

type Makers = Readonly<Record<string, () => unknown>>;
type Made<M extends Makers> = { readonly [Name in keyof M]: ReturnType<M[Name]> };

/**
 * An object whose properties are made when they are first read, or when a member signs in. No earlier event concerns them,
 * and those that are made while `signedIn` is emitted hear it too.
 */
export function onFirstUse<M extends Makers>(events: Events, makers: M): Made<M>;
export function onFirstUse(events: Events, makers: Makers): object {
  const made = {};
  for (const [name, make] of Object.entries(makers)) {
    const property = { configurable: true, enumerable: true };
    const get = (): unknown => {
      const value = make();
      Object.defineProperty(made, name, { ...property, value });
      return value;
    };
    Object.defineProperty(made, name, { ...property, get });
  }
  const stop = events.on('signedIn', () => {
    stop();
    Object.values(made);
  });
  return made;
}
