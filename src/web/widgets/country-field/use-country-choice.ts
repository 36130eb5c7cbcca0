import { useEffect, useRef, useState } from 'react';
import type { Country } from '#contract/calls/countries.ts';
import { languages } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { findCountries, nameCountries, type NamedCountry } from './find-countries.ts';

/** How long the list stays after the field was left, so that a press on it still counts. */
const lingerMs = 200;
/** How many countries are drawn at first, and how many more when the end is near. */
const page = 40;

interface Typing {
  /** What is sought; null until something is typed: the field then says what is chosen. */
  readonly typed: string | null;
  readonly isOpen: boolean;
  /** Where in the list the player is; -1 nowhere. */
  readonly active: number;
  readonly drawn: number;
}

const closed: Typing = { typed: null, isOpen: false, active: -1, drawn: page };

interface CountryChoiceOptions {
  countries: readonly Country[];
  value: string | null;
  onChoose: (country: Country) => void;
}

/** Calls for something later, unless it is called off or the component goes before. */
function useLater(act: () => void, ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(act);
  useEffect(() => void (latest.current = act), [act]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const callOff = () => clearTimeout(timer.current);
  return {
    callOff,
    call: () => {
      callOff();
      timer.current = setTimeout(() => latest.current(), ms);
    },
  };
}

/** What is typed, what is found, and what is chosen of it. */
export function useCountryChoice({ countries, value, onChoose }: CountryChoiceOptions) {
  const { tag } = languages[useLanguage()];
  const [typing, setTyping] = useState(closed);
  const named = nameCountries(countries, tag);
  const found = findCountries(named, typing.typed ?? '');
  const chosen = named.find(({ code }) => code === value) ?? null;
  const leaving = useLater(leave, lingerMs);

  function choose(country: NamedCountry | undefined) {
    leaving.callOff();
    setTyping(closed);
    if (country) onChoose({ code: country.code, dialCode: country.dialCode });
  }

  /** What was typed counts when only one country can be meant; else what was chosen stays. */
  function leave() {
    choose(typing.typed && found.length === 1 ? found[0] : undefined);
  }

  function open() {
    leaving.callOff();
    const active = found.findIndex(({ code }) => code === value);
    setTyping((now) => ({ ...now, isOpen: true, active, drawn: Math.max(page, active + page) }));
  }

  return {
    ...typing,
    found,
    chosen,
    choose,
    open,
    close: () => setTyping(closed),
    leave: leaving.call,
    enter: leaving.callOff,
    type: (typed: string) =>
      setTyping({ typed, isOpen: true, active: typed ? 0 : -1, drawn: page }),
    /** Chooses the likeliest at once: for what a browser fills in by itself. */
    take: (typed: string) => choose(findCountries(named, typed)[0]),
    move: (steps: number) =>
      setTyping((now) => {
        const active = Math.min(found.length - 1, Math.max(0, now.active + steps));
        return { ...now, active, drawn: Math.max(now.drawn, active + page / 2) };
      }),
    drawMore: () => setTyping((now) => ({ ...now, drawn: now.drawn + page })),
  };
}

export type CountryChoice = ReturnType<typeof useCountryChoice>;
