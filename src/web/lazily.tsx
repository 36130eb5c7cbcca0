import { type ComponentType, lazy } from 'react';
import { allWords } from './i18n/load.ts';

/** A component that is fetched when it is first rendered, and shown once its words are here too. */
export function lazily<Given extends object>(load: () => Promise<ComponentType<Given>>) {
  return lazy(async () => {
    const [loaded] = await Promise.all([load(), allWords()]);
    return { default: loaded };
  });
}
