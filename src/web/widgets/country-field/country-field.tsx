import { Plural, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useRef, type RefObject, useLayoutEffect } from 'react';
import type { Country } from '#protocol/calls/countries.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field/text-field.tsx';
import { CountryList, optionId } from './country-list.tsx';
import { useCountryChoice } from './use-country-choice.ts';
import styles from './country-field.module.css';

const gap = 6;
const edge = 12;
/** With less space than this below, the list opens above the anchor when there is more space. */
const minSpaceBelow = 220;

function place(list: HTMLElement, anchor: HTMLElement): void {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { height, width } = window.visualViewport ?? { height: innerHeight, width: innerWidth };
  const isAbove = height - bottom < minSpaceBelow && top > height - bottom;
  const start = Math.max(edge, Math.min(left, width - edge - list.offsetWidth));
  list.style.minWidth = `${Math.round(right - left)}px`;
  list.style.left = `${Math.round(start)}px`;
  list.style.top = isAbove ? 'auto' : `${Math.round(bottom + gap)}px`;
  list.style.bottom = isAbove ? `${Math.round(innerHeight - top + gap)}px` : 'auto';
  const space = (isAbove ? top : height - bottom) - gap - edge;
  list.style.setProperty('--room', `${Math.round(space)}px`);
}

/** Shows a popover below its anchor, or above where there is more space, and keeps it there during scroll and resize. */
function usePlaceBelow(
  list: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useLayoutEffect(() => {
    const popover = list.current;
    const target = anchor.current;
    if (!open || popover === null || target === null) return undefined;
    const update = () => place(popover, target);
    popover.showPopover?.();
    update();
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    window.visualViewport?.addEventListener('resize', update);
    return () => {
      popover.hidePopover?.();
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
      window.visualViewport?.removeEventListener('resize', update);
    };
  }, [list, anchor, open]);
}

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
