import { proxy, ref } from 'valtio/vanilla';
import { type Country, getCountries } from '#contract/calls/system.ts';
import type { Cache } from '../cache/cache.ts';
import { kept } from '../cache/kept.ts';
import type { Send } from '../client/send.ts';
import type { Platform } from '../platform.ts';
import { createLoader, idle, type Loadable } from './loadable.ts';

export interface CountriesState extends Loadable {
  /** The operator's own country first. */
  countries: readonly Country[];
}

export interface Countries {
  readonly state: CountriesState;
  load(): Promise<void>;
}

interface Needs {
  send: Send;
  cache: Cache;
  platform: Pick<Platform, 'now'>;
}

/** The countries a mobile number may be of, with their dial codes. They hardly change, so they are asked for once. */
export function createCountries({ send, cache, platform }: Needs): Countries {
  const state = proxy<CountriesState>({ ...idle(), countries: [] });

  const { load } = createLoader(state, {
    now: platform.now,
    shelf: () => cache.shelf(kept.countries, ''),
    ask: () => send(getCountries, {}),
    show: (countries) => void (state.countries = ref(countries)),
  });

  return {
    state,
    load: () => (state.phase === 'ready' || state.phase === 'loading' ? Promise.resolve() : load()),
  };
}
