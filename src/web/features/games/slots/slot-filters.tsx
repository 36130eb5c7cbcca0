import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { CachedGamesHint } from './cached-games-hint.tsx';
import { SlotHints } from './slot-hints.tsx';
import { SlotLists } from './slot-lists.tsx';
import { SlotOrder } from './slot-order.tsx';
import styles from './slot-filters.module.css';
import { slotQuery, type SlotSearch } from './slot-search.ts';
import { VendorChips } from '../vendor-chips.tsx';

interface SlotFiltersProps {
  search: SlotSearch;
  onChange: (changed: SlotSearch, options?: { typed?: boolean }) => void;
}

/** The ways to narrow the slots down. */
export function SlotFilters({ search, onChange }: SlotFiltersProps) {
  const { t } = useLingui();
  const { catalogue } = useApp();
  const { lanes } = useSnapshot(catalogue.state);
  /** What was met before answers each letter; the gateway is asked when the typing rests. */
  function look(words: string): void {
    if (search.show) return;
    const isAsked = words === (search.search ?? '');
    const query = slotQuery({ ...search, search: words });
    void (isAsked ? catalogue.find(query) : catalogue.preview(query));
  }

  const lane = lanes.find(({ category }) => category === 'RNG');
  return (
    <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.words}>
        <SearchField
          label={t`Search games`}
          value={search.search ?? ''}
          onType={look}
          onSearch={(words) => onChange({ search: words || undefined }, { typed: true })}
        />
        <SlotOrder order={search.sort} onChange={(sort) => onChange({ sort })} />
      </div>
      <CachedGamesHint />
      <SlotLists show={search.show} onChange={(show) => onChange({ show })}>
        <SlotHints search={search} onChange={onChange} />
      </SlotLists>
      {!search.show && (
        <SlotKinds
          kinds={lane?.slotClasses ?? []}
          chosen={search.slotClass}
          onChoose={(slotClass) => onChange({ slotClass })}
        />
      )}
      <VendorChips
        cards={lane?.cards ?? []}
        chosen={search.vendor}
        onChoose={(vendor) => onChange({ vendor })}
      />
    </form>
  );
}

interface Kinds {
  kinds: readonly { readonly key: string; readonly name: string }[];
  chosen: string | undefined;
  onChoose: (kind: string | undefined) => void;
}

function SlotKinds({ kinds, chosen, onChoose }: Kinds) {
  const { t } = useLingui();
  return (
    <ChipRow label={t`Kind of slot`}>
      <Chip pressed={!chosen} onPress={() => onChoose(undefined)}>
        <Trans>All kinds</Trans>
      </Chip>
      {kinds.map(({ key, name }) => (
        <Chip key={key} pressed={chosen === key} onPress={() => onChoose(key)}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}
