import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Snapshot } from 'valtio';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { differenceOrNull } from '#protocol/model/readers/unknown-money.ts';
import type { Bonus } from '#protocol/model/rewards/bonus.ts';
import type { Bonuses } from '#core/rewards/rewards.ts';
import type { BonusEnd } from '#protocol/vocabulary/bonus-state.ts';
import { formatManila } from '../../i18n/format-manila.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { Money } from '../../widgets/money/money.tsx';
import { BonusActions } from './bonus-actions.tsx';
import { GamesLeft } from './games-left.tsx';
import styles from './bonuses.module.css';

type Shown = Snapshot<Bonus>;

/** The name of each state of a bonus. */
const stateNames: Readonly<Record<Bonus['state'], MessageDescriptor>> = {
  offered: msg`For you`,
  active: msg`Active`,
  released: msg`Became cash`,
  forfeited: msg`Ended`,
  expired: msg`Expired`,
  other: msg`Other`,
};

/** The reason for which a bonus has ended, in a sentence. */
const endNames: Readonly<Record<BonusEnd, MessageDescriptor>> = {
  turnedOver: msg`You played it through.`,
  playedOut: msg`All of its money was staked and lost.`,
  givenUp: msg`You gave it up.`,
  withdrawal: msg`You withdrew before it was played through.`,
  depositReversed: msg`The payment of its deposit was taken back.`,
  timeOver: msg`Its time was over before it was played through.`,
  operator: msg`We took it back. Please contact us if you have a question.`,
};

/** A bonus: its money, its turnover, its terms, and what can be done with it. */
export function BonusCard({ bonus, bonuses }: { bonus: Shown; bonuses: Bonuses }) {
  const { t } = useLingui();
  const { state, reason, title } = bonus;
  const isOpen = state === 'active' || state === 'offered';
  return (
    <article className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <h2 dir="auto">{title}</h2>
        <Badge tone={state === 'released' ? 'sea' : isOpen ? 'lamp' : 'plain'}>
          {t(stateNames[state])}
        </Badge>
      </header>
      <dl className={styles.facts}>
        <Sums bonus={bonus} />
      </dl>
      {state !== 'offered' && <SpinsPlayed bonus={bonus} />}
      {bonus.goal !== 0 && <Turnover bonus={bonus} />}
      {state === 'active' && <GamesLeft bonus={bonus} />}
      {isOpen && <Terms bonus={bonus} />}
      {reason !== null && <p className={styles.note}>{t(endNames[reason])}</p>}
      {isOpen && <BonusActions bonus={bonus} bonuses={bonuses} />}
    </article>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Sums({ bonus }: { bonus: Shown }) {
  const language = useLanguage();
  const { state, amount, purse, released, spins, expiresAt, endedAt } = bonus;
  return (
    <>
      <Fact name={<Trans>Bonus</Trans>}>
        <Money centavos={amount} />
      </Fact>
      {state === 'active' && (
        <Fact name={<Trans>In its purse now</Trans>}>
          <Money centavos={purse} />
        </Fact>
      )}
      {spins && state === 'active' && (
        <>
          <Fact name={<Trans>Free spins left</Trans>}>{spins.left}</Fact>
          <Fact name={<Trans>Won with them so far</Trans>}>
            <Money centavos={differenceOrNull(purse, spins.left * spins.stake)} />
          </Fact>
        </>
      )}
      {state === 'released' && (
        <Fact name={<Trans>Became cash</Trans>}>
          <Money centavos={released} gain />
        </Fact>
      )}
      {endedAt === null ? (
        <Fact name={<Trans>Last day</Trans>}>{formatManila(expiresAt, language, 'minute')}</Fact>
      ) : (
        <Fact name={<Trans>Ended</Trans>}>{formatManila(endedAt, language, 'minute')}</Fact>
      )}
    </>
  );
}

function SpinsPlayed({ bonus: { title, spins } }: { bonus: Shown }) {
  const { t } = useLingui();
  if (spins === null) return null;
  const { count, left } = spins;
  const played = count - left;
  return (
    <div className={styles.turnover}>
      <ProgressBar label={t`Free spins of ${title}`} value={played} max={count} />
      <p>
        <Trans>
          {played} of {count} free spins played
        </Trans>
      </p>
    </div>
  );
}

function Turnover({ bonus: { title, goal, done } }: { bonus: Shown }) {
  const { t } = useLingui();
  return (
    <div className={styles.turnover}>
      {done !== null && goal !== null && (
        <ProgressBar label={t`Turnover of ${title}`} value={done} max={goal} />
      )}
      <p>
        <Trans>
          <Money centavos={done} /> of <Money centavos={goal} /> played
        </Trans>
      </p>
    </div>
  );
}

/** The terms in short sentences. */
function Terms({ bonus }: { bonus: Shown }) {
  const { cashFirst, mostStake, mostReleased, spins, days, state } = bonus;
  return (
    <ul className={styles.terms}>
      {spins && (
        <li>
          <Trans>
            A round of <Money centavos={spins.stake} /> in a slot game is a free spin.
          </Trans>
        </li>
      )}
      {!spins && (
        <li>
          {cashFirst ? (
            <Trans>Your cash is staked first, then the bonus.</Trans>
          ) : (
            <Trans>The bonus is staked first, then your cash.</Trans>
          )}
        </li>
      )}
      {mostStake !== null && (
        <li>
          <Trans>
            Stake at most <Money centavos={mostStake} /> at once.
          </Trans>
        </li>
      )}
      {mostReleased !== null && (
        <li>
          <Trans>
            At most <Money centavos={mostReleased} /> become cash.
          </Trans>
        </li>
      )}
      {state === 'offered' && (
        <li>
          <Plural value={days} one="# day to play it through" other="# days to play it through" />
        </li>
      )}
      <li>
        <Trans>A withdrawal before it is played through gives it up.</Trans>
      </li>
    </ul>
  );
}
