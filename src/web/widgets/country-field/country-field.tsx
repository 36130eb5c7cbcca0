import { Plural, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useRef } from 'react';
import type { Country } from '#protocol/calls/countries.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field/text-field.tsx';
import styles from './country-field.module.css';
import { CountryList, optionId } from './country-list.tsx';
import { useCountryChoice } from './use-country-choice.ts';
import { usePlaceBelow } from './use-place-below.ts';

type CountryFieldProps = Pick<TextFieldProps, 'name' | 'error' | 'hint'> & {
  label: string;
  countries: readonly Country[];
  /** Code of the selected country, such as `PH`. */
  value: string | null;
  onChoose: (country: Country) => void;
};

/** Options that Page Up and Page Down skip. */
const pageStep = 8;

/** The country of a phone number, found by name, country code or dial code. An editable combobox: www.w3.org/WAI/ARIA/apg/patterns/combobox. */
export function CountryField({ label, countries, value, onChoose, ...field }: CountryFieldProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const choice = useCountryChoice({ countries, value, onChoose });
  const { typed, isOpen, active, found, chosen } = choice;
  const current = found[active];
  usePlaceBelow(list, box, isOpen);

  function toggle() {
    input.current?.focus();
    if (isOpen) choice.close();
    else choice.open();
  }

  function change(text: string) {
    if (document.activeElement === input.current) choice.type(text);
    else choice.autofill(text);
  }

  return (
    <div ref={box} className={styles.field}>
      <TextField
        autoComplete="tel-country-code"
        {...field}
        ref={input}
        label={label}
        role="combobox"
        autoCorrect="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-activedescendant={isOpen && current ? optionId(id, current.code) : undefined}
        value={typed ?? (chosen ? `${chosen.code} +${chosen.dialCode}` : '')}
        onChange={({ target }) => change(target.value)}
        onFocus={({ target }) => {
          choice.enter();
          target.select();
        }}
        onClick={() => !isOpen && choice.open()}
        onBlur={choice.leave}
        onKeyDown={(event) => pressKey(event, choice)}
        action={<ToggleButton isOpen={isOpen} onPress={toggle} />}
      />
      <CountryList id={id} label={label} list={list} choice={choice} />
      <VisuallyHidden>
        <span role="status">
          {isOpen && typed && <Plural value={found.length} one="# country" other="# countries" />}
        </span>
      </VisuallyHidden>
    </div>
  );
}

/** Opens the list with a pointer. Keyboards open it with the arrow keys. */
function ToggleButton({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const { t } = useLingui();
  return (
    <span className={styles.opener} data-open={isOpen || undefined}>
      <IconButton
        icon="down"
        label={t`Show the countries`}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
      />
    </span>
  );
}

/** Handles the keys of a combobox. Other keys go to the input. */
function pressKey(event: KeyboardEvent, choice: ReturnType<typeof useCountryChoice>): void {
  const { isOpen, typed, active, found, move } = choice;
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: pageStep, PageUp: -pageStep }[event.key];
  const closes = isOpen && (event.key === 'Enter' || event.key === 'Escape');
  if (step !== undefined || closes) {
    event.preventDefault();
    event.stopPropagation();
  }
  if (step !== undefined) {
    if (isOpen) move(step);
    else choice.open();
  } else if (isOpen && event.key === 'Escape') choice.close();
  else if (isOpen && (event.key === 'Enter' || (event.key === 'Tab' && typed)))
    choice.choose(found[active]);
}
