import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { Snapshot } from 'valtio';
import type { Withdrawal } from '#protocol/model/cashier/withdrawal.ts';
import { confirmDeadline, type PaymentConfirmations } from '#core/cashier/cashier.ts';
import type { FormDrafts } from '#core/security-centre/security-centre.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useCountdown } from '../../../lib/time/use-countdown.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { AccountName } from '../../../widgets/account-name/account-name.tsx';
import { formatLeft } from '../../../widgets/cashier/format-left.ts';
import { Money } from '../../../widgets/money/money.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from './confirmation.module.css';

interface PaymentCardProps {
  payment: Snapshot<Withdrawal>;
  /** The device's time of the answer that contains the payment. */
  at: number | null;
  confirmations: PaymentConfirmations;
  drafts: FormDrafts;
}

/** A payment that waits for the answer of the member, with the time that is left. */
export function PaymentCard({ payment, at, confirmations, drafts }: PaymentCardProps) {
  const { account, paid, id } = payment;
  const title = `payment-${id}`;
  return (
    <article className={styles.card} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>
          <Money centavos={paid} />
        </h2>
        <TimeLeft payment={payment} at={at} confirmations={confirmations} />
      </div>
      <AccountName
        bank={{ ...account, name: account.bank }}
        line={
          <>
            <bdi>{account.number}</bdi> <PaidOn at={payment.changedAt} />
          </>
        }
      />
      <AnswerForm payment={payment} confirmations={confirmations} drafts={drafts} />
    </article>
  );
}

function PaidOn({ at }: { at: number }) {
  const time = formatManila(at, useLanguage(), 'minute');
  return (
    <span className={styles.paidOn}>
      <Trans>Paid on {time}, Manila time</Trans>
    </span>
  );
}

/** Counts down by the gateway's clock. At the end, the gateway says what has become of the payment. */
function TimeLeft({ payment, at, confirmations }: Omit<PaymentCardProps, 'drafts'>) {
  const deadline = confirmDeadline(payment, at);
  const seconds = useCountdown(deadline);
  const isOver = deadline !== null && seconds === 0;

  useEffect(() => {
    if (isOver) void confirmations.load();
  }, [isOver, confirmations]);

  if (deadline === null) return null;
  const left = formatLeft(seconds);
  return (
    <p className={styles.left} role="timer">
      <Icon name="clock" />
      {isOver ? <Trans>The time is over</Trans> : <Trans>{left} left</Trans>}
    </p>
  );
}
