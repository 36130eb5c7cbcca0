import { BrokenPayment } from './broken-payment.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Snapshot } from 'valtio';
import type { DepositPayment } from '#protocol/model/cashier/deposit.ts';
import type { Deposits } from '#core/cashier/deposits.ts';
import { useAttempt } from '../../../lib/attempt/use-attempt.ts';
import { useCountdown } from '../../../lib/time/use-countdown.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Confirm } from '../../../ui/confirm/confirm.tsx';
import { AttemptNote } from '../../../widgets/attempt-button/attempt-note.tsx';
import { formatLeft } from '../../../widgets/cashier/format-left.ts';
import { Money } from '../../../widgets/money/money.tsx';
import { ChannelName } from '../parts/channel-name.tsx';
import { PayAtCounter } from './pay-at-counter.tsx';
import { PayByPage } from './page/pay-by-page.tsx';
import { PayInFrame } from './page/pay-in-frame.tsx';
import { PayByQr } from './pay-by-qr.tsx';
import { PayByTransfer } from './pay-by-transfer.tsx';
import type { PendingDeposit } from './pending-deposit.ts';
import styles from './shown-deposit.module.css';

interface PaymentToMakeProps {
  deposit: PendingDeposit;
  /** Time of the device at which the deposit expires, in epoch milliseconds. */
  deadline: number | null;
  deposits: Deposits;
}

/** The way to pay a deposit, with the time that is left, and its end by the member. */
export function PaymentToMake({ deposit, deadline, deposits }: PaymentToMakeProps) {
  return (
    <>
      <header className={styles.head}>
        <ChannelName channel={deposit.channel} />
        <h2 className={styles.sum}>
          <Money centavos={deposit.amount} />
        </h2>
        <Arrives deposit={deposit} />
      </header>
      <TimeLeft deadline={deadline} />
      <Way deposit={deposit} payment={deposit.payment} deposits={deposits} />
      {deposit.orderNo !== '' && (
        <p className={styles.waiting}>
          <span aria-hidden="true" />
          <Trans>Waiting for your payment. This page shows it as soon as it arrives.</Trans>
        </p>
      )}
      {deposit.cancellable && <CancelButton id={deposit.id} deposits={deposits} />}
    </>
  );
}

/** The amount that reaches the balance when the whole amount is paid, and the fee before it. Nothing while one of them is unknown. */
function Arrives({ deposit: { amount, fee } }: { deposit: PendingDeposit }) {
  if (amount === null || fee === null) return null;
  return (
    <p className={styles.arrives}>
      {fee !== 0 && (
        <>
          <Trans>Fee</Trans> <Money centavos={fee} />
          &nbsp;·{' '}
        </>
      )}
      <Trans>Added to your balance</Trans> <Money centavos={amount - fee} />
    </p>
  );
}

interface WayProps {
  deposit: PendingDeposit;
  payment: Snapshot<DepositPayment>;
  deposits: Deposits;
}

function Way({ deposit, payment, deposits }: WayProps) {
  switch (payment.way) {
    case 'page':
      return deposit.channel.inFrame ? (
        <PayInFrame
          name={deposit.channel.name}
          url={payment.url}
          onOver={() => void deposits.watched.load()}
        />
      ) : (
        <PayByPage name={deposit.channel.name} url={payment.url} />
      );
    case 'qr':
      return <PayByQr deposit={deposit} payment={payment} />;
    case 'counter':
      return <PayAtCounter name={deposit.channel.name} code={payment.code} url={payment.url} />;
    case 'transfer':
      // The member types the amount at the bank.
      return deposit.amount === null ? (
        <BrokenPayment />
      ) : (
        <PayByTransfer
          deposit={deposit}
          amount={deposit.amount}
          payment={payment}
          deposits={deposits}
        />
      );
    case 'other':
      return <BrokenPayment />;
  }
}

/** From this time on, the time that is left stands out, in seconds. */
const shortSeconds = 120;

/** Counts down to a time in epoch milliseconds of this device. */
function Countdown({ until }: { until: number | null }) {
  return <span role="timer">{formatLeft(useCountdown(until))}</span>;
}

function TimeLeft({ deadline }: { deadline: number | null }) {
  const seconds = useCountdown(deadline);
  if (deadline === null) return null;
  return (
    <p className={styles.left} data-short={seconds <= shortSeconds || undefined}>
      {seconds > 0 ? (
        <Trans>
          Time left to pay: <Countdown until={deadline} />
        </Trans>
      ) : (
        <Trans>Time is up. We check once more for your payment …</Trans>
      )}
    </p>
  );
}

function CancelButton({ id, deposits }: { id: string; deposits: Deposits }) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const { attempt, ...state } = useAttempt();
  return (
    <div className={styles.cancel}>
      <AttemptNote of={state} />
      <Button variant="plain" pending={state.pending} onClick={() => setAsks(true)}>
        <Trans>Cancel this deposit</Trans>
      </Button>
      {asks && (
        <Confirm
          title={t`Cancel this deposit?`}
          yes={t`Cancel it`}
          no={t`Keep it`}
          onYes={() => {
            setAsks(false);
            attempt(() => deposits.cancel(id));
          }}
          onNo={() => setAsks(false)}
        >
          <Trans>
            If you have paid already, keep it: the money arrives by itself. After cancelling, money
            that still comes has to be checked by us first.
          </Trans>
        </Confirm>
      )}
    </div>
  );
}
