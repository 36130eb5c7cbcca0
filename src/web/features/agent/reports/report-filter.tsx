import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { mostReportDays } from '#protocol/model/agents/team-report.ts';
import { dayOf } from '#protocol/model/market-day.ts';
import { gameTypes } from '#protocol/vocabulary/category.ts';
import { dateOf, dateOfDay } from '#core/records/period.ts';
import { type PeriodName, periodNames } from '#core/records/record-choices.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { categoryLink } from '../../../widgets/categories/category-links.ts';
import styles from '../agent.module.css';
import { reportDays } from './report-days.ts';
import type { ReportSearch } from './report-search.ts';
import { useChangeReport } from './use-change-report.ts';

const names: Readonly<Record<PeriodName, MessageDescriptor>> = {
  today: msg`Today`,
  yesterday: msg`Yesterday`,
  week: msg`7 days`,
  month: msg`30 days`,
  own: msg`Own dates`,
};

interface ReportFilterProps {
  search: ReportSearch;
  now: number;
}

/** Chooses the days of a report, in Manila time. They change the address. */
export function DaysFilter({ search, now }: ReportFilterProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const change = useChangeReport();
  const chosen = search.period ?? 'week';
  const days = reportDays(search, now);
  const [from, to] = [dateOf(days.from), dateOfDay(dayOf(days.to) - 1)];
  const [first, last] = [days.from, days.to - 1].map((at) => formatManila(at, language, 'day'));

  function choose(period: PeriodName): void {
    const own = period === 'own';
    change({ period, from: own ? from : undefined, to: own ? to : undefined });
  }

  return (
    <div className={styles.section}>
      <ChipRow label={t`Period`}>
        {periodNames.map((name) => (
          <Chip key={name} pressed={name === chosen} onPress={() => choose(name)}>
            {t(names[name])}
          </Chip>
        ))}
      </ChipRow>
      {chosen === 'own' && (
        <div className={styles.filters}>
          <DateField
            label={t`First day`}
            name="from"
            max={dateOf(now)}
            value={search.from ?? from}
            onChange={(date) => date !== '' && change({ from: date })}
          />
          <DateField
            label={t`Last day`}
            name="to"
            max={dateOf(now)}
            value={search.to ?? to}
            onChange={(date) => date !== '' && change({ to: date })}
          />
        </div>
      )}
      <p className={styles.note}>
        <span>{t`${first} to ${last}, Manila time`}</span>
        {chosen === 'own' && (
          <span>{`\u00a0· ${t`A report has ${mostReportDays} days at most.`}`}</span>
        )}
      </p>
    </div>
  );
}

interface MembersFilterProps {
  search: ReportSearch;
  children?: ReactNode;
}

/** Finds members by the beginning of their account. Other choices stand beside it. */
export function AccountFilter({ search, children }: MembersFilterProps) {
  const { t } = useLingui();
  const change = useChangeReport();
  return (
    <div className={styles.filters}>
      <SearchField
        label={t`Search the team by account`}
        value={search.find ?? ''}
        onSearch={(words) => change({ find: words === '' ? undefined : words })}
      />
      {children}
    </div>
  );
}

/** Chooses the category of the bets. */
export function CategoryFilter({ search }: { search: ReportSearch }) {
  const { t } = useLingui();
  const change = useChangeReport();
  return (
    <SelectField
      label={t`Category`}
      name="category"
      placeholder={t`All categories`}
      options={gameTypes.map((code) => ({ value: code, label: t(categoryLink(code).name) }))}
      value={search.category ?? ''}
      onChange={({ target }) => change({ category: gameTypes.find((one) => one === target.value) })}
    />
  );
}

/** Chooses members: by account, and one level or the whole team. */
export function MembersFilter({ search, children }: MembersFilterProps) {
  const { t } = useLingui();
  const change = useChangeReport();
  return (
    <AccountFilter search={search}>
      <SegmentedControl
        label={t`Levels`}
        options={[
          { value: 'one', label: t`Next level` },
          { value: 'all', label: t`Whole team` },
        ]}
        value={search.levels ?? 'one'}
        onChoose={(levels) => change({ levels: levels === 'all' ? levels : undefined })}
      />
      {children}
    </AccountFilter>
  );
}
