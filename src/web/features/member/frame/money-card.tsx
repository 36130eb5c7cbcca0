import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { differenceOrNull } from '#protocol/model/readers/unknown-money.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useModules } from '../../../lib/use-modules.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { BalanceParts } from './balance-parts.tsx';
import { BonusProgress } from '../../../widgets/balance/bonus-progress.tsx';
import styles from './money-card.module.css';

/** The balance and its parts, which can be covered, with the links to deposit and to withdraw. */
export function MoneyCard() {
  const { t } = useLingui();
  const { balance, ui } = useApp();
  const { centavos, main, bonus, held, phase, at } = useSnapshot(balance.state);
  const { hidesMoney } = useSnapshot(ui.state);
  return (
    <section className={styles.card} aria-label={t`Balance`}>
      <header>
        <h2>
          <Trans>Balance</Trans>
        </h2>
        <IconButton
          icon={<IconLate name={hidesMoney ? 'hide' : 'eye'} />}
          label={t`Hide amounts`}
          aria-pressed={hidesMoney}
          onClick={() => ui.turn('hidesMoney', !hidesMoney)}
        />
        <IconButton
          icon="refresh"
          label={t`Refresh balance`}
          aria-busy={phase === 'loading' || undefined}
          onClick={() => void balance.load()}
        />
      </header>
      <p className={styles.sum}>
        {at !== null ? (
          <OwnMoney centavos={centavos} />
        ) : phase === 'failed' ? (
          <span>{t`Not loaded`}</span>
        ) : (
          <Skeleton />
        )}
      </p>
      {at !== null && (
        <BalanceParts
          cash={main}
          vendors={differenceOrNull(centavos, main)}
          bonus={bonus}
          held={held}
        />
      )}
      <BonusProgress />
      <Actions />
    </section>
  );
}

/** The links to deposit, while the operator takes deposits, and to withdraw. */
function Actions() {
  const takesDeposits = useModules()('DPSTBAS3');
  return (
    <div className={styles.actions}>
      {takesDeposits && (
        <ButtonLink
          to="/member"
          search={{ page: 'deposit' }}
          variant="primary"
          icon={<Icon name="deposit" />}
          wide
        >
          <Trans>Deposit</Trans>
        </ButtonLink>
      )}
      <ButtonLink to="/member" search={{ page: 'withdraw' }} icon={<Icon name="wallet" />} wide>
        <Trans>Withdraw</Trans>
      </ButtonLink>
    </div>
  );
}
