import { Trans } from '@lingui/react/macro';
import { type RefObject, type UIEvent, useLayoutEffect } from 'react';
import type { CountryChoice } from './use-country-choice.ts';
import styles from './country-field.module.css';

interface CountryListProps {
  id: string;
  label: string;
  list: RefObject<HTMLDivElement | null>;
  choice: CountryChoice;
}

/** Distance to the end of the list, in pixels, at which more options are rendered. */
const renderDistance = 300;

/** Id of an option, for `aria-activedescendant`. */
export function optionId(list: string, code: string): string {
  return `${list}-${code}`;
}

/** The list of matching countries. Only the first `rendered` options are in the DOM. */
export function CountryList({ id, label, list, choice }: CountryListProps) {
  const { isOpen, found, active, rendered, chosen, choose, renderMore } = choice;

  useLayoutEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [list, active]);

  function scroll({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) {
    if (rendered < found.length && scrollHeight - scrollTop - clientHeight < renderDistance)
      renderMore();
  }

  return (
    <div
      ref={list}
      id={id}
      popover="manual"
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={styles.list}
      onScroll={scroll}
      onMouseDown={(event) => event.preventDefault()}
    >
      {isOpen &&
        found.slice(0, rendered).map((country, index) => (
          <button
            key={country.code}
            type="button"
            tabIndex={-1}
            id={optionId(id, country.code)}
            role="option"
            aria-selected={country.code === chosen?.code}
            aria-setsize={found.length}
            aria-posinset={index + 1}
            data-active={index === active || undefined}
            onClick={() => choose(country)}
          >
            <span className={styles.code} aria-hidden="true">
              {country.code}
            </span>
            <span className={styles.name}>{country.name}</span>
            <span className={styles.dial} translate="no">{`+${country.dialCode}`}</span>
          </button>
        ))}
      {isOpen && found.length === 0 && (
        <p className={styles.none}>
          <Trans>No country like that. Try its name or its dial code.</Trans>
        </p>
      )}
    </div>
  );
}
