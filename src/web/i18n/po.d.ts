/** The first part of a catalogue, made by `src/host/build/catalogues.ts`. */
declare module '*.po?first' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
  /** Loaders of the other parts, by name. */
  export const parts: Readonly<Record<string, () => Promise<{ messages: Messages }>>>;
}
