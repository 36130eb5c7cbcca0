import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { type Points, worthOf } from '#core/points/points.ts';
import { useApp } from '../../lib/app-context.tsx';
import { formatCount } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useDialogLink } from '../../lib/dialog/use-dialog-link.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { SpokenText } from '../../ui/spoken-text/spoken-text.tsx';
import { Money } from '../../widgets/money/money.tsx';
import { PointsCount } from './parts/points-count.tsx';
import styles from './points-page.module.css';

/** The points of the member with their worth in money. A guest is asked to log in. */
export function BalanceCard({ points: { balance, mall } }: { points: Points }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { session } = useApp();
  const isGuest = useSnapshot(session.state).phase === 'guest';
  const toDialog = useDialogLink();
  const { points } = useSnapshot(balance.state);
  const { exchange } = useSnapshot(mall.state);
  const label = t`Your points`;
  const worth = worthOf(exchange, points ?? 0);
  if (isGuest) {
    return (
      <section className={styles.balance}>
        <p>
          <Trans>Log in to see your points and to redeem them.</Trans>
        </p>
        <ButtonLink
          {...toDialog('login', { next: '/pointMall' })}
          variant="primary"
          icon={<Icon name="user" />}
        >
          <Trans>Log in</Trans>
        </ButtonLink>
      </section>
    );
  }
  return (
    <section className={styles.balance}>
      <div className={styles.amount}>
        <p>{label}</p>
        <SpokenText text={points === null ? '' : `${label}: ${formatCount(points, language)}`} />
        <p className={styles.figure}>
          <span>{points === null ? '–' : <PointsCount points={points} />}</span>{' '}
          {worth > 0 && (
            <small>
              <Trans>
                worth <Money centavos={worth} />
              </Trans>
            </small>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink
          to="/pointMall"
          search={{ tab: 'rates' }}
          icon={<Icon name="coin" />}
          resetScroll={false}
        >
          <Trans>Convert to money</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
