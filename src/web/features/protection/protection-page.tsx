import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import type { PlayLimit, PlayLimitsSlice } from '#core/protection/protection.ts';
import { playLimitKinds } from '#protocol/model/protection/play-limit.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconLate } from '../../ui/icon-late/icon-late.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { WithSlice } from '../../widgets/late-slice/with-slice.tsx';
import { NotThere } from '../../widgets/not-there/not-there.tsx';
import { QueryView } from '../../widgets/query-view/query-view.tsx';
import { CheckCard } from './check-card.tsx';
import { kindWords } from '../../widgets/limit-names/limit-names.ts';
import { BreakSection } from './break-section.tsx';
import { LimitRow } from './limit-row.tsx';
import styles from './protection-page.module.css';

const tickMs = 10_000;

const limitsOf = async (app: App): Promise<PlayLimitsSlice> =>
  (await app.securityCentre()).playLimits;

/** The limits of the member for deposits, losses and stakes, and ways to stop playing. */
export function ProtectionPage() {
  return (
    <div className={styles.page}>
      <WithSlice from={limitsOf} placeholder={<LimitsSkeleton />}>
        {(slice) => <LimitsView slice={slice} />}
      </WithSlice>
      <BreakSection />
      <p className={styles.note}>
        <Link to="/responsible-gaming" className={styles.more}>
          <Trans>Self-test, help lines, and how your money is protected</Trans>
        </Link>
      </p>
    </div>
  );
}

function LimitsView({ slice }: { slice: PlayLimitsSlice }) {
  const { limits, waitHours, aheadMs, ...query } = useSnapshot(slice.state);
  const now = (useNow(tickMs) ?? 0) + aheadMs;
  useEffect(() => void slice.load(), [slice]);
  return (
    <QueryView
      query={query}
      hasContent={limits.length > 0}
      placeholder={<LimitsSkeleton />}
      empty={<NotThere />}
      onRetry={() => void slice.load()}
    >
      <div className={styles.page}>
        <Intro waitHours={waitHours} />
        {playLimitKinds.map((kind) => (
          <KindCard
            key={kind}
            kind={kind}
            limits={limits.filter((limit) => limit.kind === kind)}
            {...{ slice, waitHours, now }}
          />
        ))}
        <CheckCard />
        <p className={styles.note}>
          <Trans>
            A day begins at midnight, a week on Monday, a month on its first day, all Manila time. A
            bet counts when you place it. The lowest of your limits holds.
          </Trans>
        </p>
      </div>
    </QueryView>
  );
}

function Intro({ waitHours }: { waitHours: number | null }) {
  return (
    <section className={styles.intro} aria-labelledby="limits-intro">
      <span className={styles.mark}>
        <Icon name="shield" />
      </span>
      <div>
        <h2 id="limits-intro">
          <Trans>You set the limits</Trans>
        </h2>
        <p>
          {waitHours === null ? (
            <Trans>
              A new or lower limit holds at once. A higher one waits, and you confirm it after that.
            </Trans>
          ) : (
            <Trans>
              A new or lower limit holds at once. A higher one waits {waitHours} hours, and you
              confirm it after that.
            </Trans>
          )}
        </p>
      </div>
    </section>
  );
}

interface KindCardProps {
  kind: PlayLimit['kind'];
  limits: readonly Snapshot<PlayLimit>[];
  slice: PlayLimitsSlice;
  waitHours: number | null;
  /** The gateway's time in epoch milliseconds. */
  now: number;
}

/** The limits of one kind: for a day, a week and a month. */
function KindCard({ kind, limits, ...rest }: KindCardProps) {
  const { t } = useLingui();
  if (limits.length === 0) return null;
  const { name, about, icon } = kindWords[kind];
  const id = `limits-${kind}`;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <IconLate name={icon} />
        <div>
          <h2 id={id}>{t(name)}</h2>
          <p className={styles.note}>{t(about)}</p>
        </div>
      </header>
      <ul className={styles.rows}>
        {limits.map((limit) => (
          <LimitRow key={limit.frame} limit={limit} {...rest} />
        ))}
      </ul>
    </section>
  );
}

function LimitsSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      {playLimitKinds.map((kind) => (
        <div key={kind} className={styles.card}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
