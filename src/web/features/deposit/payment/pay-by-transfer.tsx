import { Trans, useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { DepositPayment } from '#protocol/model/cashier/deposit.ts';
import { type Centavos, toPesos } from '#protocol/model/money.ts';
import type { Deposits } from '#core/cashier/deposits.ts';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import type { PendingDeposit } from './pending-deposit.ts';
import { ProofForm } from './proof-form.tsx';
import styles from './shown-deposit.module.css';

type Transfer = Extract<Snapshot<DepositPayment>, { way: 'transfer' }>;

interface PayByTransferProps {
  deposit: PendingDeposit;
  amount: Centavos;
  payment: Transfer;
  deposits: Deposits;
}

/** A bank transfer that the member makes alone: the account, the text of the transfer, and the form of its proof. */
export function PayByTransfer({ deposit, amount, payment, deposits }: PayByTransferProps) {
  const { t } = useLingui();
  const { bank, holder, number, reference } = payment;
  return (
    <div className={styles.way}>
      <h2>
        <Trans>1. Transfer the money</Trans>
      </h2>
      <dl className={styles.account}>
        <dt>
          <Trans>Bank</Trans>
        </dt>
        <dd dir="auto">{bank}</dd>
        <dt>
          <Trans>Account name</Trans>
        </dt>
        <dd dir="auto">
          <CopyButton text={holder} label={t`Copy the account name`} />
        </dd>
        <dt>
          <Trans>Account number</Trans>
        </dt>
        <dd>
          <CopyButton text={number} label={t`Copy the account number`} />
        </dd>
        <dt>
          <Trans>Amount</Trans>
        </dt>
        <dd>
          <CopyButton text={String(toPesos(amount))} label={t`Copy the amount`} />
        </dd>
        <dt>
          <Trans>Write into the transfer</Trans>
        </dt>
        <dd>
          <CopyButton text={reference} label={t`Copy the text of the transfer`} />
        </dd>
      </dl>
      <h2>
        <Trans>2. Send us the proof</Trans>
      </h2>
      <ProofForm id={deposit.id} deposits={deposits} />
    </div>
  );
}
