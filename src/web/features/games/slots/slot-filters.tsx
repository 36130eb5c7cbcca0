import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { CachedGamesHint } from './cached-games-hint.tsx';
import { MinimumFilters } from './minimum-filters.tsx';
import { SlotLists } from './slot-lists.tsx';
import { SlotOrder } from './slot-order.tsx';
import styles from './slot-filters.module.css';
import { slotQuery, type SlotSearch } from './slot-search.ts';
import { VendorChips } from '../vendor-chips.tsx';

interface SlotFiltersProps {
  search: SlotSearch;
  onChange: (changed: SlotSearch, options?: { typed?: boolean }) => void;
}

/** Search, lists and filters of the slots. */
export function SlotFilters({ search, onChange }: SlotFiltersProps) {
  const { t } = useLingui();
  const { catalogue } = useApp();
  const { lanes } = useSnapshot(catalogue.state);
  /** Cached games answer each key press. The gateway answers after the debounce. */
  function preview(text: string): void {
    if (search.show) return;
    const isCurrent = text === (search.search ?? '');
    const query = slotQuery({ ...search, search: text });
    void (isCurrent ? catalogue.find(query) : catalogue.preview(query));
  }

  const lane = lanes.find(({ category }) => category === 'RNG');
  return (
    <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.words}>
        <SearchField
          label={t`Search games`}
          value={search.search ?? ''}
          onType={preview}
          onSearch={(text) => onChange({ search: text || undefined }, { typed: true })}
        />
        <SlotOrder order={search.sort} onChange={(sort) => onChange({ sort })} />
      </div>
      <CachedGamesHint />
      <SlotLists show={search.show} onChange={(show) => onChange({ show })}>
        <MinimumFilters search={search} onChange={onChange} />
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

interface SlotKindsProps {
  kinds: readonly { readonly key: string; readonly name: string }[];
  chosen: string | undefined;
  onChoose: (kind: string | undefined) => void;
}

function SlotKinds({ kinds, chosen, onChoose }: SlotKindsProps) {
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
