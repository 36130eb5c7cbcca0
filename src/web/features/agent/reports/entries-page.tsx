import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { entryCodes } from '#protocol/vocabulary/entry-code.ts';
import type { Agent, EntryFilter, TeamEntry, TeamReports } from '#core/agent/agent.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { ListView } from '../../../widgets/list-view/list-view.tsx';
import { entryName } from '../../../widgets/records/entry-name.ts';
import { entryNames } from '../../../widgets/records/entry-names.ts';
import styles from '../agent.module.css';
import { teamFilter } from './report-days.ts';
import { DaysFilter, MembersFilter } from './report-filter.tsx';
import type { ReportSearch } from './report-search.ts';
import { TeamExport } from './team-export.tsx';
import { useChangeReport } from './use-change-report.ts';

/** Every entry of the team, newest first. */
export function EntriesPage({
  agent: { reports },
  search,
}: {
  agent: Agent;
  search: ReportSearch;
}) {
  const { t } = useLingui();
  const now = useNow(60_000);
  const change = useChangeReport();
  const code = search.code ?? '';
  return (
    <div className={styles.page}>
      {now !== null && <DaysFilter search={search} now={now} />}
      <MembersFilter search={search} />
      <SelectField
        label={t`Kind`}
        name="code"
        placeholder={t`All kinds`}
        options={entryCodes.map((one) => ({ value: one, label: t(entryNames[one]) }))}
        value={code}
        onChange={({ target }) => change({ code: entryCodes.find((one) => one === target.value) })}
      />
      {now === null ? (
        <FormSkeleton />
      ) : (
        <Entries entries={reports.entries} filter={{ ...teamFilter(search, now), code }} />
      )}
    </div>
  );
}

function useColumns(): readonly Column<TeamEntry>[] {
  const { t } = useLingui();
  const language = useLanguage();
  return [
    { id: 'who', title: t`Account`, place: 'title', cell: ({ account }) => <bdi>{account}</bdi> },
    {
      id: 'amount',
      title: t`Amount`,
      align: 'end',
      place: 'value',
      cell: ({ amount }) => <OwnMoney signed centavos={amount} />,
    },
    {
      id: 'kind',
      title: t`Kind`,
      cell: (entry) => {
        const name = entryName(entry);
        return name && t(name);
      },
    },
    {
      id: 'at',
      title: t`Time, Manila`,
      cell: ({ at }) => formatManila(at, language, 'second'),
    },
  ];
}

const keyOf = ({ id }: TeamEntry) => id;

interface EntriesProps {
  entries: TeamReports['entries'];
  filter: EntryFilter;
}

function Entries({ entries, filter }: EntriesProps) {
  const { t } = useLingui();
  const columns = useColumns();
  const { from, to, parent, search, depth, code } = filter;
  useEffect(
    () => void entries.load({ from, to, parent, search, depth, code }),
    [entries, from, to, parent, search, depth, code],
  );
  return (
    <ListView
      list={entries}
      empty={<EmptyState icon="search" title={<Trans>Nothing here in these days</Trans>} />}
    >
      {(rows) => (
        <>
          <DataTable label={t`Transaction details`} columns={columns} rows={rows} keyOf={keyOf} />
          <TeamExport what="teamEntries" members={filter} code={code} />
        </>
      )}
    </ListView>
  );
}
