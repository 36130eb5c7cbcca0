import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isOpenList } from '#core/records/bet-lists.ts';
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx';
import { ChoiceField } from '../filter/choice-field.tsx';
import styles from '../filter/filter.module.css';
import { OrderSearch } from '../filter/order-search.tsx';
import { type FilterProps, PeriodFilter } from '../filter/period-filter.tsx';
import { outcomes } from '../records-search.ts';
import { useChangeFilter } from '../use-change-search.ts';
import { outcomeNames } from '../../../widgets/records/outcome-names.ts';
import type { BetList } from '#core/records/record-choices.ts';

/** A choice of games. Some have lists of the settled bets, and of those without a result, beside the list of all. */
interface Games {
  readonly name: MessageDescriptor;
  readonly list: BetList;
  readonly states?: readonly [settled: BetList, open: BetList];
}

const games: readonly Games[] = [
  { name: msg`Slots`, list: 'RNG' },
  { name: msg`Live casino`, list: 'LIVE' },
  { name: msg`Fishing`, list: 'FISH' },
  { name: msg`Sports`, list: 'SPORTS', states: ['SPORTS_SETTLED', 'SPORTS_OPEN'] },
  { name: msg`E-lottery`, list: 'ELOTT', states: ['ELOTT_SETTLED', 'ELOTT_OPEN'] },
  { name: msg`Poker`, list: 'PVP' },
  { name: msg`Lottery tickets`, list: 'LOTTERY' },
];

/** The filters of the bet record. */
export function BetFilter({ search, period, now }: FilterProps) {
  const { t } = useLingui();
  const change = useChangeFilter();
  const list = search.bets ?? 'RNG';
  const chosen = games.find((one) => one.list === list || one.states?.includes(list));
  return (
    <div className={styles.filter}>
      <ChipRow label={t`Games`}>
        {games.map((one) => (
          <Chip key={one.list} pressed={one === chosen} onPress={() => change({ bets: one.list })}>
            {t(one.name)}
          </Chip>
        ))}
      </ChipRow>
      <PeriodFilter search={search} period={period} now={now} />
      <div className={styles.fields}>
        {chosen?.states && (
          <ChoiceField
            label={t`Status`}
            options={[
              [chosen.list, t`All`],
              [chosen.states[0], t`Settled`],
              [chosen.states[1], t`Waiting for the result`],
            ]}
            value={list}
            onChoose={(bets) => change({ bets, outcome: undefined })}
          />
        )}
        {!isOpenList(list) && (
          <ChoiceField
            label={t`Result`}
            options={[['', t`All`], ...outcomes.map((one) => [one, t(outcomeNames[one])] as const)]}
            value={search.outcome ?? ''}
            onChoose={(outcome) => change({ outcome: outcome === '' ? undefined : outcome })}
          />
        )}
        <OrderSearch find={search.find} />
      </div>
    </div>
  );
}
