import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { App } from '#core/app.ts';
import { useApp } from '../../lib/app-context.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';
import styles from './search.module.css';

/** The recent searches, and the search of games. */
async function loadSlices({ catalogue, search }: App) {
  const [recent, { games }] = await Promise.all([search(), catalogue.more()]);
  return { recent, games };
}

/** Moves the focus by the arrow keys between a search field and its results (`data-result`). */
function useArrowKeys(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = place.current;
    function press(event: KeyboardEvent): void {
      if (box === null || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      const stops = [...box.querySelectorAll<HTMLElement>('input, [data-result]')];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    }
    box?.addEventListener('keydown', press);
    return () => box?.removeEventListener('keydown', press);
  }, [place]);
}

/** Searches games, providers, categories, help and pages. Without words it shows the recent searches. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { catalogue } = useApp();
  const [words, setWords] = useState('');
  const place = useRef<HTMLDivElement>(null);
  useArrowKeys(place);

  function find(text: string): void {
    setWords(text);
    if (text === '') return;
    // Without the code of the search, its place in the dialog says so.
    catalogue.more().then(
      ({ games }) => void games.find(text),
      () => undefined,
    );
  }

  return (
    <Dialog title={t`Search`} size="wide" onClose={onClose}>
      <div className={styles.search} role="search" ref={place}>
        <SearchField
          label={t`Games, providers, help, pages`}
          value={words}
          onSearch={find}
          isFirst
        />
        <WithSlice from={loadSlices} placeholder={<Skeleton shape="wide" />}>
          {({ recent, games }) =>
            words === '' ? (
              <SearchStart search={recent} onWords={find} />
            ) : (
              <SearchResults search={games} words={words} onChosen={() => recent.remember(words)} />
            )
          }
        </WithSlice>
      </div>
    </Dialog>
  );
}
