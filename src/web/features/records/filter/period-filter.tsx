import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayMs, dayOf } from '#protocol/model/market-day.ts';
import { dateOf, dateOfDay, mostDays } from '#core/records/period.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import type { RecordsSearch } from '../records-search.ts';
import { useChangeFilter } from '../use-change-search.ts';
import styles from './filter.module.css';
import type { RecordPeriod } from './record-period.ts';
import { type PeriodName, periodNames } from '#core/records/record-choices.ts';

const names: Readonly<Record<PeriodName, MessageDescriptor>> = {
  today: msg`Today`,
  yesterday: msg`Yesterday`,
  week: msg`7 days`,
  month: msg`30 days`,
  own: msg`Own dates`,
};

/** The input of a record's filter: the choices of the address, the period that they mean, and the time. */
export interface FilterProps {
  search: RecordsSearch;
  period: RecordPeriod;
  now: number;
}

/** Chooses the period of a record, in Manila time. */
export function PeriodFilter({ search, period, now }: FilterProps) {
  const { t } = useLingui();
  const change = useChangeFilter();
  const chosen = search.period ?? 'week';
  const { from, to } = period.times;

  /** Own dates begin with the days that are shown. */
  function choose(name: PeriodName): void {
    const isOwn = name === 'own';
    change({
      period: name,
      from: isOwn ? dateOf(from) : undefined,
      to: isOwn ? dateOfDay(dayOf(to) - 1) : undefined,
    });
  }

  return (
    <div className={styles.period}>
      <ChipRow label={t`Period`}>
        {periodNames.map((name) => (
          <Chip key={name} pressed={name === chosen} onPress={() => choose(name)}>
            {t(names[name])}
          </Chip>
        ))}
      </ChipRow>
      {chosen === 'own' && <OwnDates search={search} today={dateOf(now)} />}
      <PeriodNote period={period} />
    </div>
  );
}

interface OwnDatesProps {
  search: RecordsSearch;
  /** Date of today in Manila. */
  today: string;
}

function OwnDates({ search: { from = '', to = '' }, today }: OwnDatesProps) {
  const { t } = useLingui();
  const change = useChangeFilter();
  return (
    <div className={styles.dates}>
      <DateField
        label={t`First day`}
        name="from"
        max={today}
        value={from}
        onChange={(date) => date !== '' && change({ from: date }, { replace: true })}
      />
      <DateField
        label={t`Last day`}
        name="to"
        max={today}
        value={to}
        onChange={(date) => date !== '' && change({ to: date }, { replace: true })}
      />
    </div>
  );
}

/** The days of the period in words. A period that was too long says which days are shown. */
function PeriodNote({ period: { times, isShortened } }: { period: RecordPeriod }) {
  const language = useLanguage();
  const first = formatManila(times.from, language, 'day');
  const last = formatManila(times.to - 1, language, 'day');
  if (isShortened) {
    return (
      <Callout>
        <Trans>
          One search covers {mostDays} days at most, so you see {first} to {last}. Nothing is lost:
          choose an earlier last day to see the rest.
        </Trans>
      </Callout>
    );
  }
  return (
    <p className={styles.note}>
      {times.to - times.from === dayMs ? (
        <Trans>{first}, Manila time</Trans>
      ) : (
        <Trans>
          {first} to {last}, Manila time
        </Trans>
      )}
    </p>
  );
}
