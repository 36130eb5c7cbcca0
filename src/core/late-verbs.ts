type Verb = (...args: never[]) => unknown;

/** Verbs that answer when their slice is loaded. */
type LateVerbs<Slice, Name extends keyof Slice> = {
  readonly [Each in Name]: Slice[Each] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Awaited<Answer>>
    : never;
};

/**
 * Verbs of a slice that is loaded when one of them is first called. Each rejects as `load` does where the slice cannot be
 * loaded.
 */
export function lateVerbs<Slice, Name extends keyof Slice & string>(
  load: () => Promise<Slice>,
  names: readonly Name[],
): LateVerbs<Slice, Name>;
export function lateVerbs(
  load: () => Promise<Readonly<Record<string, Verb>>>,
  names: readonly string[],
): object {
  const verbs = names.map((name) => [
    name,
    async (...args: never[]) => (await load())[name]?.(...args),
  ]);
  return Object.fromEntries(verbs);
}
