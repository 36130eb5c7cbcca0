import { proxy, ref } from 'valtio/vanilla';
import { getCountries } from '#contract/calls/countries.ts';
import type { Cache } from '../cache/cache.ts';
import { cacheKeys } from '../cache-keys.ts';
import type { Send } from '../client/send.ts';
import type { Country } from './find-countries.ts';
import { createLoader, idle, type Loadable } from '../query/loadable.ts';

export interface CountriesState extends Loadable {
  countries: readonly Country[];
}

/** Countries and their dial codes. `rules/find-countries.ts` finds one by what is typed. */
export function createCountries({ send, cache, now }: { send: Send; cache: Cache; now(): number }) {
  const state = proxy<CountriesState>({ ...idle(), countries: [] });
  const { load } = createLoader(state, {
    now,
    shelf: () => cache.entry(cacheKeys.countries, ''),
    ask: () => send(getCountries, {}),
    show: (countries) => void (state.countries = ref(countries)),
  });
  return { state, load };
}

export type Countries = ReturnType<typeof createCountries>;
