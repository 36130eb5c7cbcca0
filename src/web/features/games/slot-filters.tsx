import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app-context.tsx';
import { Chip, ChipRow } from '../../ui/chip/chip.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useOpenLogin } from '../../use-open-login.ts';
import { SearchField } from './search-field.tsx';
import styles from './slot-filters.module.css';
import type { SlotSearch } from './slot-search.ts';
import { VendorChips } from './vendor-chips.tsx';

interface Given {
  search: SlotSearch;
  onChange: (changed: SlotSearch, options?: { typed?: boolean }) => void;
}

/** The ways to narrow the slots down. */
export function SlotFilters({ search, onChange }: Given) {
  const { t } = useLingui();
  const { catalogue, session } = useApp();
  const { lanes } = useSnapshot(catalogue.state);
  const openLogin = useOpenLogin();
  const lane = lanes.find(({ category }) => category === 'RNG');

  function pressFavourites(): void {
    if (session.state.phase === 'guest') openLogin();
    else onChange({ favourites: search.favourites ? undefined : true });
  }

  return (
    <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.words}>
        <SearchField
          value={search.search ?? ''}
          onSearch={(words) => onChange({ search: words || undefined }, { typed: true })}
        />
        <Chip
          pressed={search.favourites === true}
          onPress={pressFavourites}
          mark={<Icon name="star" filled={search.favourites === true} />}
        >
          <Trans>Favourites</Trans>
        </Chip>
      </div>
      {!search.favourites && (
        <ChipRow label={t`Kind of slot`}>
          <Chip pressed={!search.slotClass} onPress={() => onChange({ slotClass: undefined })}>
            <Trans>All kinds</Trans>
          </Chip>
          {lane?.slotClasses.map(({ key, name }) => (
            <Chip
              key={key}
              pressed={search.slotClass === key}
              onPress={() => onChange({ slotClass: key })}
            >
              {name}
            </Chip>
          ))}
        </ChipRow>
      )}
      <VendorChips
        cards={lane?.cards ?? []}
        chosen={search.vendor}
        onChoose={(vendor) => onChange({ vendor })}
      />
    </form>
  );
}
