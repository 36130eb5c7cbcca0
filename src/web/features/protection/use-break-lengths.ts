import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { ExclusionChoices, ExclusionKind } from '#core/protection/exclusions.ts';

const weekHours = 7 * 24;

/** The length of a chosen option: hours of a time-out, months of a self-exclusion. Null is for good. */
export function lengthOf(option: string): number | null {
  return option === '' || option === 'forGood' ? null : Number(option);
}

/** The lengths that can be chosen, in words. */
export function useBreakLengths(kind: ExclusionKind, choices: Snapshot<ExclusionChoices>) {
  const { t } = useLingui();

  function hoursInWords(hours: number): string {
    const [weeks, days] = [hours / weekHours, hours / 24];
    if (Number.isInteger(weeks)) return t`${plural(weeks, { one: '# week', other: '# weeks' })}`;
    if (days > 1 && Number.isInteger(days))
      return t`${plural(days, { one: '# day', other: '# days' })}`;
    return t`${plural(hours, { one: '# hour', other: '# hours' })}`;
  }

  function monthsInWords(months: number): string {
    const years = months / 12;
    if (Number.isInteger(years)) return t`${plural(years, { one: '# year', other: '# years' })}`;
    return t`${plural(months, { one: '# month', other: '# months' })}`;
  }

  if (kind === 'timeOut') {
    return choices.timeOutHours.map((hours) => ({
      value: String(hours),
      label: hoursInWords(hours),
    }));
  }
  const months = choices.selfExclusionMonths.map((count) => ({
    value: String(count),
    label: monthsInWords(count),
  }));
  return [...months, { value: 'forGood', label: t`For good` }];
}
