import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatDate, formatMoney, unknownSign } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Money } from '../../../widgets/money/money.tsx';
import styles from './own-place.module.css';
import type { ShownBoard } from './shown-board.ts';

/** The place of the member, and what is missing for the next one. */
export function OwnPlace({ shown }: { shown: ShownBoard }) {
  const { own, players } = shown;
  return (
    <section className={styles.card} aria-labelledby="own-place">
      <h2 id="own-place">
        <Trans>Your place</Trans>
      </h2>
      {own === null ? (
        <p className={styles.note}>
          {shown.isFinal ? (
            <Trans>You did not play for this leaderboard.</Trans>
          ) : (
            <Trans>You have no turnover yet. Your first settled bet puts you on the list.</Trans>
          )}
        </p>
      ) : (
        <>
          <p className={styles.place}>
            <strong>{own.place ?? unknownSign}</strong>
            <span className={styles.note}>
              <Trans>of {players}</Trans>
            </span>
            {own.prize !== 0 && <Money centavos={own.prize} gain />}
          </p>
          <p className={styles.note}>
            <Next shown={shown} />
          </p>
        </>
      )}
      <p className={styles.note}>
        <End shown={shown} />{' '}
        <Link to="/member" search={{ page: 'rewardCenter' }}>
          <Trans>Claim hall</Trans>
        </Link>
      </p>
    </section>
  );
}

function Next({ shown: { own, toNext, isFinal } }: { shown: ShownBoard }) {
  const language = useLanguage();
  const turnover = formatMoney(own?.turnover ?? null, language);
  const missing = formatMoney(toNext, language);
  const place = own?.place ?? null;
  if (toNext === null || place === null || isFinal) return <Trans>Turnover {turnover}</Trans>;
  const before = place - 1;
  return (
    <Trans>
      Turnover {turnover}, {missing} more for place {before}
    </Trans>
  );
}

function End({ shown: { endsAt, isFinal } }: { shown: ShownBoard }) {
  const end = formatDate(endsAt, useLanguage(), 'minute');
  if (isFinal) {
    return (
      <Trans>
        Ended {end}. The prizes are paid. A prize whose conditions are not met waits in the claim
        hall.
      </Trans>
    );
  }
  return (
    <Trans>
      Ends {end}. Prizes are paid ten minutes later. One whose conditions are not met waits in the
      claim hall.
    </Trans>
  );
}
