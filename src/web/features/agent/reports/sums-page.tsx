import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { AgentPage } from '#contract/vocabulary/agent-page.ts';
import type { Agent, SumsFilter, TeamFilter, TeamReports, TeamSums } from '#core/agent/agent.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import styles from '../agent.module.css';
import {
  type Figure,
  FigureAmount,
  figureNames,
  type SumsRow,
  useSumsColumns,
} from './report-columns.tsx';
import { teamFilter } from './report-days.ts';
import { AccountFilter, CategoryFilter, DaysFilter, MembersFilter } from './report-filter.tsx';
import type { ReportSearch } from './report-search.ts';
import { TeamExport } from './team-export.tsx';
import { useChangeReport } from './use-change-report.ts';

interface Shape {
  readonly by: SumsFilter['by'];
  readonly figures: readonly Figure[];
  /** The figures are figures of games, so a category can be chosen. */
  readonly ofGames?: true;
}

const profit: Shape = {
  by: 'team',
  figures: ['turnover', 'stake', 'payout', 'bonuses', 'deposits', 'withdrawals', 'houseProfit'],
};

const shapes: Readonly<Partial<Record<AgentPage, Shape>>> = {
  personalHistoryCopy: {
    by: 'member',
    figures: ['stake', 'payout', 'turnover', 'profit'],
    ofGames: true,
  },
  agentTeamTransactions: {
    by: 'member',
    figures: ['bonuses', 'other', 'withdrawals', 'deposits'],
  },
};

interface SumsPageProps {
  agent: Agent;
  search: ReportSearch & { readonly page?: AgentPage | undefined };
}

/** Sums of the team: its bets, its money, or the profit and loss of each downline with its own team. */
export function SumsPage({ agent: { reports }, search }: SumsPageProps) {
  const now = useNow(60_000);
  const { by, figures, ofGames } = shapes[search.page ?? 'palStatementsAgentCopy'] ?? profit;
  return (
    <div className={styles.page}>
      {now !== null && <DaysFilter search={search} now={now} />}
      {by === 'team' ? (
        <AccountFilter search={search} />
      ) : (
        <MembersFilter search={search}>
          {ofGames && <CategoryFilter search={search} />}
        </MembersFilter>
      )}
      {now === null ? (
        <FormSkeleton />
      ) : (
        <Sums
          sums={reports.sums}
          members={teamFilter(search, now)}
          by={by}
          part={search.part ?? 1}
          category={ofGames && search.category ? search.category : ''}
          figures={figures}
        />
      )}
    </div>
  );
}

interface SumsProps extends Pick<SumsFilter, 'category'>, Omit<Shape, 'ofGames'> {
  sums: TeamReports['sums'];
  members: TeamFilter;
  /** Number of the page, from 1. */
  part: number;
}

function Sums({ sums, members, by, part, category, figures }: SumsProps) {
  const { answer, ...query } = useSnapshot(sums.state);
  const { from, to, parent, search, depth } = members;
  const load = useCallback(
    () => void sums.load({ from, to, parent, search, depth, by, category, page: part }),
    [sums, from, to, parent, search, depth, by, category, part],
  );
  useEffect(load, [load]);
  return (
    <div className={styles.section} aria-busy={query.phase === 'loading' || undefined}>
      {parent !== null && answer && <Way path={answer.path} />}
      <QueryView
        query={query}
        hasContent={answer !== null && answer.rows.length > 0}
        placeholder={<FormSkeleton />}
        empty={<EmptyState icon="search" title={<Trans>Nothing here in these days</Trans>} />}
        onRetry={load}
      >
        {answer && <Rows answer={answer} figures={figures} part={part} />}
        <TeamExport
          what={by === 'team' ? 'teams' : 'teamMembers'}
          members={members}
          category={category}
        />
      </QueryView>
    </div>
  );
}

/** The head with the sums of all rows, and a page of rows. */
function Rows({ answer, figures, part }: RowsProps) {
  const { t } = useLingui();
  const change = useChangeReport();
  const columns = useSumsColumns(figures);
  return (
    <>
      <dl className={styles.facts}>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(figureNames[figure])}</dt>
            <dd>
              <FigureAmount figure={figure} centavos={answer.total[figure]} />
            </dd>
          </div>
        ))}
      </dl>
      <DataTable label={t`Members`} columns={columns} rows={answer.rows} keyOf={keyOf} />
      <Pagination
        label={t`Pages`}
        page={part}
        pages={answer.pages}
        onPage={(page) => change({ part: page })}
      />
    </>
  );
}

interface RowsProps {
  answer: Pick<TeamSums, 'pages' | 'total'> & { readonly rows: readonly SumsRow[] };
  figures: readonly Figure[];
  part: number;
}

const keyOf = ({ id, isSelf }: SumsRow) => `${id}${isSelf ? ' self' : ''}`;

/** The way from the agent down to the member whose team is shown. */
function Way({ path }: { path: readonly { readonly id: string; readonly account: string }[] }) {
  const { t } = useLingui();
  return (
    <nav className={styles.crumbs} aria-label={t`Way through the team`}>
      <ol>
        <li>
          <Link from="/agentHome" to="/agentHome" search={above(undefined)}>
            <Trans>My downlines</Trans>
          </Link>
        </li>
        {path.map(({ id, account }, nth) => (
          <li key={id} {...(nth === path.length - 1 && { 'aria-current': 'page' as const })}>
            {nth === path.length - 1 ? (
              <bdi>{account}</bdi>
            ) : (
              <Link from="/agentHome" to="/agentHome" search={above(id)}>
                <bdi>{account}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function above(below: string | undefined) {
  return <Search extends ReportSearch>(search: Search) => ({ ...search, below, part: undefined });
}
