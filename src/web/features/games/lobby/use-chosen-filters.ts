import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Category } from '#protocol/vocabulary/category.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useBetNames } from './bet-filters.ts';
import type { LobbySearch } from './lobby-search.ts';

/** A filter that the player has chosen: its name, and the search without it. */
export interface ChosenFilter {
  readonly name: string;
  readonly without: LobbySearch;
}

/** The filters of a lobby that are chosen. The words of a search stand in their field, bingo in the title. */
export function useChosenFilters(category: Category, search: LobbySearch): ChosenFilter[] {
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
