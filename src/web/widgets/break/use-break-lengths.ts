import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { ExclusionChoices, ExclusionKind } from '#core/protection/exclusions.ts';

const weekHours = 7 * 24;

/** The length of a chosen option: hours of a time-out, months of a self-exclusion. Null is for good. */
export function lengthOf(option: string): number | null {
  return option === '' || option === 'forGood' ? null : Number(option);
}

/** Gives the lengths of breaks in words. */
function useLengthWords() {
  const { t } = useLingui();
  return {
    hours(hours: number): string {
      const [weeks, days] = [hours / weekHours, hours / 24];
      if (Number.isInteger(weeks)) return t`${plural(weeks, { one: '# week', other: '# weeks' })}`;
      if (days > 1 && Number.isInteger(days))
        return t`${plural(days, { one: '# day', other: '# days' })}`;
      return t`${plural(hours, { one: '# hour', other: '# hours' })}`;
    },
    months(months: number): string {
      const years = months / 12;
      if (Number.isInteger(years)) return t`${plural(years, { one: '# year', other: '# years' })}`;
      return t`${plural(months, { one: '# month', other: '# months' })}`;
    },
    forGood: t`For good`,
  };
}

/** The lengths that a market offers. */
type Lengths = Pick<Snapshot<ExclusionChoices>, 'timeOutHours' | 'selfExclusionMonths'>;

/** The lengths that can be chosen, in words. */
export function useBreakLengths(
  kind: ExclusionKind,
  { timeOutHours, selfExclusionMonths }: Lengths,
) {
  const words = useLengthWords();
  if (kind === 'timeOut') {
    return timeOutHours.map((hours) => ({ value: String(hours), label: words.hours(hours) }));
  }
  const months = selfExclusionMonths.map((count) => ({
    value: String(count),
    label: words.months(count),
  }));
  return [...months, { value: 'forGood', label: words.forGood }];
}
