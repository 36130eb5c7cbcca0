import { useEffect, useRef, useState } from 'react';
import type { Country } from '#protocol/calls/countries.ts';
import { languages } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { findCountries, nameCountries, type NamedCountry } from './find-countries.ts';

/** Time between blur and closing, so that a click on the list still selects. */
const closeDelayMs = 200;
/** Options rendered at first, and added near the end of the list. */
const pageSize = 40;

interface ComboboxState {
  /** The search text. Null until something is typed: the field then shows the selected country. */
  readonly typed: string | null;
  readonly isOpen: boolean;
  /** Index of the active option, or -1. */
  readonly active: number;
  readonly rendered: number;
}

const closed: ComboboxState = { typed: null, isOpen: false, active: -1, rendered: pageSize };

interface CountryChoiceOptions {
  countries: readonly Country[];
  value: string | null;
  onChoose: (country: Country) => void;
}

/** A timer that runs `run` after `ms`, unless it is cancelled or the component unmounts. */
function useTimer(run: () => void, ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(run);
  useEffect(() => void (latest.current = run), [run]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  return {
    cancel,
    start: () => {
      cancel();
      timer.current = setTimeout(() => latest.current(), ms);
    },
  };
}

/** State of the combobox: the search text, the matches and the selected country. */
export function useCountryChoice({ countries, value, onChoose }: CountryChoiceOptions) {
  const { tag } = languages[useLanguage()];
  const [state, setState] = useState(closed);
  const named = nameCountries(countries, tag);
  const found = findCountries(named, state.typed ?? '');
  const chosen = named.find(({ code }) => code === value) ?? null;
  const blurTimer = useTimer(leave, closeDelayMs);

  function choose(country: NamedCountry | undefined) {
    blurTimer.cancel();
    setState(closed);
    if (country) onChoose({ code: country.code, dialCode: country.dialCode });
  }

  /** Selects the only match of the search text; otherwise keeps the selection. */
  function leave() {
    choose(state.typed && found.length === 1 ? found[0] : undefined);
  }

  function open() {
    blurTimer.cancel();
    const active = found.findIndex(({ code }) => code === value);
    setState((before) => ({
      ...before,
      isOpen: true,
      active,
      rendered: Math.max(pageSize, active + pageSize),
    }));
  }

  return {
    ...state,
    found,
    chosen,
    choose,
    open,
    close: () => setState(closed),
    leave: blurTimer.start,
    enter: blurTimer.cancel,
    type: (typed: string) =>
      setState({ typed, isOpen: true, active: typed ? 0 : -1, rendered: pageSize }),
    /** Selects the best match at once, for autofill. */
    autofill: (text: string) => choose(findCountries(named, text)[0]),
    move: (steps: number) =>
      setState((before) => {
        const active = Math.min(found.length - 1, Math.max(0, before.active + steps));
        return { ...before, active, rendered: Math.max(before.rendered, active + pageSize / 2) };
      }),
    renderMore: () => setState((before) => ({ ...before, rendered: before.rendered + pageSize })),
  };
}

export type CountryChoice = ReturnType<typeof useCountryChoice>;
