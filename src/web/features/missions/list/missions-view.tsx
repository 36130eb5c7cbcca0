import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Mission } from '#protocol/calls/rewards/missions.ts';
import type { Missions } from '#core/rewards/rewards.ts';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/rows-skeleton.tsx';
import { AttemptNote } from '../../../widgets/attempt-button/attempt-note.tsx';
import { NeedsNetwork } from '../../../widgets/needs-network/needs-network.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { MissionRow } from './mission-row.tsx';
import styles from './missions-view.module.css';

const keyOf = ({ id, startsAt }: Pick<Mission, 'id' | 'startsAt'>) => `${id} ${startsAt}`;

/** The missions of the member, by their period. */
export function MissionsView({ missions }: { missions: Missions }) {
  const { missions: all, done, ...query } = useSnapshot(missions.state);
  const claims = useAttempt();
  const [claiming, setClaiming] = useState('');
  const [paid, setPaid] = useState<number | null>(null);
  useEffect(() => void missions.load(), [missions]);

  function claim(mission: Mission): void {
    setClaiming(keyOf(mission));
    setPaid(null);
    claims.attempt(async () => setPaid(await missions.claim(mission)));
  }

  const groups = groupsOf(all);
  return (
    <div className={styles.view} aria-busy={query.phase === 'loading' || undefined}>
      <QueryView
        query={query}
        hasContent={all.length > 0}
        placeholder={<RowsSkeleton rows={5} size="small" />}
        empty={
          <EmptyState
            icon="star"
            title={<Trans>There are no missions at the moment</Trans>}
            help={<Trans>New ones come with the next day or week.</Trans>}
          />
        }
        onRetry={() => void missions.load()}
      >
        <p className={styles.note} role="status">
          {paid === null ? <Waiting done={done} /> : <Paid centavos={paid} />}
        </p>
        <NeedsNetwork>
          <Trans>Your progress is kept.</Trans>
        </NeedsNetwork>
        <AttemptNote of={claims} />
        {groups.map(({ id, name, list }) => (
          <section key={id} className={styles.group} aria-labelledby={`missions-${id}`}>
            <header>
              <h2 id={`missions-${id}`}>{name}</h2>
              <Deadline group={id} mission={list[0]} />
            </header>
            <ul>
              {list.map((mission) => (
                <MissionRow
                  key={keyOf(mission)}
                  mission={mission}
                  isClaiming={claims.pending && claiming === keyOf(mission)}
                  onClaim={() => claim(mission)}
                />
              ))}
            </ul>
          </section>
        ))}
      </QueryView>
    </div>
  );
}

type GroupId = 'late' | 'day' | 'week' | 'other';

interface Group {
  readonly id: GroupId;
  readonly name: ReactNode;
  readonly list: readonly Mission[];
}

/** Missions of an ended period first: they can be claimed for a time only. Missions of an unknown period are last. */
function groupsOf(all: readonly Mission[]): readonly Group[] {
  const startOf = (period: Mission['period']) =>
    Math.max(...all.filter((one) => one.period === period).map(({ startsAt }) => startsAt));
  const isLate = ({ period, startsAt }: Mission) =>
    period !== 'other' && startsAt < startOf(period);
  const current = all.filter((mission) => !isLate(mission));
  const groups: readonly Group[] = [
    { id: 'late', name: <Trans>Still to claim</Trans>, list: all.filter(isLate) },
    {
      id: 'day',
      name: <Trans>Today</Trans>,
      list: current.filter(({ period }) => period === 'day'),
    },
    {
      id: 'week',
      name: <Trans>This week</Trans>,
      list: current.filter(({ period }) => period === 'week'),
    },
    {
      id: 'other',
      name: <Trans>Other</Trans>,
      list: current.filter(({ period }) => period === 'other'),
    },
  ];
  return groups.filter(({ list }) => list.length > 0);
}

function Deadline({ group, mission }: { group: GroupId; mission: Mission | undefined }) {
  const language = useLanguage();
  if (mission === undefined) return null;
  const end = formatDate(group === 'late' ? mission.claimBy : mission.endsAt, language, 'minute');
  return <p>{group === 'late' ? <Trans>until {end}</Trans> : <Trans>Ends {end}</Trans>}</p>;
}

function Waiting({ done }: { done: number }) {
  if (done === 0) return <Trans>Each reward is cash in your main wallet.</Trans>;
  return (
    <Plural
      value={done}
      one="# reward is waiting for you: cash in your main wallet."
      other="# rewards are waiting for you: cash in your main wallet."
    />
  );
}

function Paid({ centavos }: { centavos: number }) {
  const amount = formatMoney(centavos, useLanguage());
  return <Trans>{amount} is in your main wallet.</Trans>;
}
