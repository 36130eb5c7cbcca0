import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { AgentPage } from '#protocol/vocabulary/agent-page.ts';
import type {
  AboutSums,
  Agent,
  SumsFilter,
  SumsRow,
  TeamFilter,
  TeamReports,
} from '#core/agent/agent.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import { ListView } from '../../../widgets/list-view/list-view.tsx';
import styles from '../agent.module.css';
import { type Figure, FigureAmount, figureNames, useSumsColumns } from './report-columns.tsx';
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
  const { t } = useLingui();
  const { about } = useSnapshot(sums.state);
  const change = useChangeReport();
  const columns = useSumsColumns(figures);
  const { from, to, parent, search, depth } = members;
  useEffect(
    () => void sums.turn(part, { from, to, parent, search, depth, by, category }),
    [sums, from, to, parent, search, depth, by, category, part],
  );
  return (
    <div className={styles.section}>
      {parent !== null && about && <Way path={about.path} />}
      <ListView
        list={sums}
        empty={<EmptyState icon="search" title={<Trans>Nothing here in these days</Trans>} />}
        pages={{ label: t`Pages`, onTurn: (page) => change({ part: page }), areNumbered: true }}
      >
        {(rows) => (
          <>
            {about && <Totals total={about.total} figures={figures} />}
            <DataTable label={t`Members`} columns={columns} rows={rows} keyOf={keyOf} />
            <TeamExport
              what={by === 'team' ? 'teams' : 'teamMembers'}
              members={members}
              category={category}
            />
          </>
        )}
      </ListView>
    </div>
  );
}

/** The sums of all rows. */
function Totals({ total, figures }: Pick<AboutSums, 'total'> & Pick<SumsProps, 'figures'>) {
  const { t } = useLingui();
  return (
    <dl className={styles.facts}>
      {figures.map((figure) => (
        <div key={figure}>
          <dt>{t(figureNames[figure])}</dt>
          <dd>
            <FigureAmount figure={figure} centavos={total[figure]} />
          </dd>
        </div>
      ))}
    </dl>
  );
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
