import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { Age } from '../../../ui/age/age.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { Counter } from './counter.tsx';
import { useMotion } from '../use-motion.ts';
import styles from './jackpot.module.css';

/** An older pool shows its age. */
const staleAfterMs = 60_000;

/** The jackpot pool, or a counter that is labelled as an illustration. */
export function Jackpot() {
  const { t } = useLingui();
  const { winners } = useApp();
  const { jackpot } = useSnapshot(winners.state);
  const motion = useMotion();
  const { still } = motion;
  useEffect(() => {
    if (!still) return winners.watchJackpot();
    void winners.loadJackpot();
    return undefined;
  }, [winners, still]);

  return (
    <section
      className={styles.jackpot}
      aria-label={t`Jackpot`}
      data-moving={motion.moving || undefined}
      {...motion.hold}
    >
      <header className={styles.header}>
        <h2>
          <Trans>Jackpot</Trans>
        </h2>
      </header>
      <Counter centavos={jackpot?.centavos ?? null} />
      {jackpot !== null && <JackpotAge {...jackpot} />}
      <p className={styles.help}>
        {jackpot?.illustration ? (
          <Trans>This counter is an illustration: nobody can win it.</Trans>
        ) : (
          <Trans>It grows with every bet on a jackpot game, until a spin wins it.</Trans>
        )}
      </p>
      <ButtonLink to="/rng" search={{ slotClass: 'JP' }} size="small" icon={<Icon name="trophy" />}>
        <Trans>Jackpot games</Trans>
      </ButtonLink>
    </section>
  );
}

/** Age of a pool that could not be refreshed. */
function JackpotAge({ at, illustration }: { at: number; illustration: boolean }) {
  const now = useNow(15_000) ?? at;
  return !illustration && now - at > staleAfterMs && <Age at={at} />;
}
