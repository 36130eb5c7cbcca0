import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { useConnectivity } from '../../../lib/use-connectivity.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lobbyQuery, type LobbySearch } from './lobby-search.ts';
import type { FilterProps } from './use-lobby-search.ts';
import { VendorChip } from './vendor-chip.tsx';
import type { Category } from '#protocol/vocabulary/category.ts';
import { useBetNames } from './bet-filters.ts';
import styles from './lobby-filters.module.css';

/** A filter that the player has chosen: its name, and the search without it. */
interface ChosenFilter {
  readonly name: string;
  readonly without: LobbySearch;
}

/** The filters of a lobby that are chosen. The words of a search stand in their field, bingo in the title. */
function useChosenFilters(category: Category, search: LobbySearch): ChosenFilter[] {
  const { t } = useLingui();
  const { catalogue } = useApp();
  const { lanes } = useSnapshot(catalogue.state);
  const bets = useBetNames();
  const lane = lanes.find((one) => one.category === category);
  const { vendor, slotClass, show, sort, leastBet, leastLines } = search;
  const vendorName = lane?.cards.find((card) => card.vendor === vendor)?.name ?? vendor;
  const kind = lane?.slotClasses.find(({ key }) => key === slotClass)?.name ?? slotClass;
  const orders = { name: t`By name`, newest: t`Newest` };
  return [
    show === 'hot' && { name: t`Hot`, without: { show: undefined } },
    vendorName && { name: vendorName, without: { vendor: undefined } },
    category !== 'BINGO' && kind && { name: kind, without: { slotClass: undefined } },
    sort && { name: orders[sort], without: { sort: undefined } },
    leastBet && { name: bets.leastBet, without: { leastBet: undefined } },
    leastLines && { name: bets.leastLines, without: { leastLines: undefined } },
  ].filter((chosen) => typeof chosen === 'object');
}

const FilterSheet = lazyComponent(() =>
  import('./filter-sheet.tsx').then((loaded) => loaded.FilterSheet),
);

interface LobbyFiltersProps extends FilterProps {
  isSheetOpen: boolean;
  onSheet: (opens: boolean) => void;
}

/** While there is no network: says that the search covers cached games only. */
function CachedGamesHint() {
  const outage = useConnectivity();
  return (
    <div role="status" className={styles.kept}>
      {outage && (
        <p>
          <Trans>Without a connection we look among the games you have seen on this device.</Trans>
        </p>
      )}
    </div>
  );
}

interface ChosenFiltersProps {
  chosen: readonly ChosenFilter[];
  onRemove: (without: LobbySearch) => void;
}

/** The chosen filters as chips. A press removes one. */
function ChosenFilters({ chosen, onRemove }: ChosenFiltersProps) {
  const { t } = useLingui();
  return chosen.map(({ name, without }) => (
    <Chip
      key={name}
      pressed
      label={t`Remove the filter ${name}`}
      mark={<Icon name="close" />}
      onPress={() => onRemove(without)}
    >
      {name}
    </Chip>
  ));
}

/** The search, the sheet of filters, and one row of chips: the chosen filters, then the providers. */
export function LobbyFilters({ isSheetOpen, onSheet, ...props }: LobbyFiltersProps) {
  const { category, search, onChange } = props;
  const { t } = useLingui();
  const { catalogue } = useApp();
  const { lanes } = useSnapshot(catalogue.state);
  const chosen = useChosenFilters(category, search);
  const cards = lanes.find((lane) => lane.category === category)?.cards ?? [];

  /** Cached games answer each key press. The gateway answers after the debounce. */
  function preview(text: string): void {
    if (search.show) return;
    const isCurrent = text === (search.search ?? '');
    const query = lobbyQuery(category, { ...search, search: text });
    void (isCurrent ? catalogue.find(query) : catalogue.preview(query));
  }

  return (
    <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.words}>
        <SearchField
          label={t`Search games`}
          value={search.search ?? ''}
          onType={preview}
          onSearch={(text) => onChange({ search: text || undefined }, { typed: true })}
        />
        <Button icon={<IconLate name="sliders" />} onClick={() => onSheet(true)}>
          <span className={styles.name}>
            <Trans>Filters</Trans>
          </span>
          {chosen.length > 0 && (
            <>
              <b className={styles.count} aria-hidden="true">
                {chosen.length}
              </b>
              <VisuallyHidden>
                <Plural value={chosen.length} one=", # chosen" other=", # chosen" />
              </VisuallyHidden>
            </>
          )}
        </Button>
      </div>
      <CachedGamesHint />
      <ChipRow label={t`Chosen filters and providers`} inLine>
        <ChosenFilters chosen={chosen} onRemove={onChange} />
        {cards
          .filter(({ vendor }) => vendor !== search.vendor)
          .map((card) => (
            <VendorChip
              key={card.cardId}
              card={card}
              onPress={() => onChange({ vendor: card.vendor })}
            />
          ))}
      </ChipRow>
      {isSheetOpen && <FilterSheet {...props} onClose={() => onSheet(false)} />}
    </form>
  );
}
