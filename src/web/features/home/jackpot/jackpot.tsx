import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { currencySign } from '#protocol/currency.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { Age } from '../../../ui/age/age.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useMotion } from '../use-motion.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './jackpot.module.css';

/** An older pool shows its age. */
const staleAfterMs = 60_000;

const unknown = `${currencySign}--,---,---.--`;

/** A large amount with rolling digits, like an odometer. Screen readers read it as one amount. */
function Counter({ centavos }: { centavos: number | null }) {
  const language = useLanguage();
  const text = centavos === null ? unknown : formatMoney(centavos, language);
  const characters = text.split('').toReversed();
  return (
    <p className={styles.counter}>
      {centavos !== null && <VisuallyHidden>{text}</VisuallyHidden>}
      {/* The amount takes the place of the dashes: none of them moves. */}
      <span key={String(centavos === null)} className={styles.digits} aria-hidden="true">
        {characters.map((character, place) => (
          <Digit key={place} character={character} />
        ))}
      </span>
    </p>
  );
}

/** One character of the amount. Places are counted from the right, so that a digit keeps its place when the amount grows. */
function Digit({ character }: { character: string }) {
  if (!/\d/.test(character)) return <span>{character}</span>;
  return <span className={styles.digit} data-digit={character} />;
}

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
