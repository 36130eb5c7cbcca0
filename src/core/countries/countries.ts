import { array, type GenericSchema, object, string } from 'valibot';
import { proxy } from 'valtio/vanilla';
import { getCountries } from '#protocol/calls/countries.ts';
import { declareEntry } from '../cache/declare-entry.ts';
import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Country } from '#protocol/calls/countries.ts';
import type { Events } from '../events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';

interface CountriesState extends QueryState {
  countries: readonly Country[];
}

interface Needs {
  send: Send;
  cache: Cache;
  events: Events;
  now(): number;
}

const country: GenericSchema<unknown, Country> = object({ code: string(), dialCode: string() });

const keptCountries = declareEntry('countries', { shape: array(country) }, 'public');

/** Countries with their dial codes. */
export function createCountries({ send, cache, ...needs }: Needs) {
  const state = proxy<CountriesState>({ ...idle(), countries: [] });
  const { load } = createQuery({
    ...needs,
    state,
    keep: () => cache.entry(keptCountries, ''),
    call: (options) => send(getCountries, {}, options),
    show: (countries) => ({ countries }),
  });
  return { state, load };
}

export type Countries = ReturnType<typeof createCountries>;
