import { Trans } from '@lingui/react/macro';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import type { SlotSearch } from './slot-search.ts';

/** Minimum bet in whole pesos, and minimum number of lines. */
const leastBet = 1;
const leastLines = 25;

interface MinimumFiltersProps {
  search: SlotSearch;
  onChange: (changed: SlotSearch) => void;
}

/** Filters by minimum bet and by minimum number of lines. */
export function MinimumFilters({ search, onChange }: MinimumFiltersProps) {
  const bet = formatMoney(leastBet * 100, useLanguage());
  return (
    <>
      <Chip
        pressed={search.leastBet === leastBet}
        onPress={() => onChange({ leastBet: search.leastBet ? undefined : leastBet })}
      >
        <Trans>Bets from {bet}</Trans>
      </Chip>
      <Chip
        pressed={search.leastLines === leastLines}
        onPress={() => onChange({ leastLines: search.leastLines ? undefined : leastLines })}
      >
        <Trans>{leastLines} lines or more</Trans>
      </Chip>
    </>
  );
}
