import { Trans, useLingui } from '@lingui/react/macro';
import type { Wallet } from '#protocol/calls/wallet.ts';
import { AmountField } from '../../../widgets/amount-field/amount-field.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { OwnMoney } from '../../../widgets/balance/own-money.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { amountText } from '../amount-text.ts';
import styles from '../wallets.module.css';
import {
  chosenWallet,
  mainChoice,
  type MoveFault,
  type MoveForm as MoveFormState,
} from './use-move-form.ts';
import { useWalletName } from './use-wallet-name.ts';

/** Moves money from one wallet to another. */
export function MoveForm({ wallets, move }: { wallets: readonly Wallet[]; move: MoveFormState }) {
  const { t } = useLingui();
  const nameOf = useWalletName();
  const { form, submission, send } = move;
  const { entry, change, fault } = form;
  const options = wallets.map((wallet) => ({
    value: wallet.vendor ?? mainChoice,
    label: nameOf(wallet),
  }));
  const words: Readonly<Record<MoveFault, string | null>> = {
    balance: null,
    required: t`Please choose a wallet.`,
    same: t`Please choose another wallet than the one that the money comes from.`,
    closed: t`This vendor is under maintenance. Please choose another one for now.`,
  };
  const to = fault('to');
  return (
    <section className={styles.section} aria-labelledby="move-money">
      <h2 id="move-money">
        <Trans>Move money</Trans>
      </h2>
      <div className={styles.card}>
        <Form form={form} submission={submission} onSubmit={send}>
          <SelectField
            label={t`From`}
            name="from"
            options={options}
            value={entry.from}
            onChange={({ target }) => change({ from: target.value })}
          />
          <SelectField
            label={t`To`}
            name="to"
            options={options}
            placeholder={t`Choose a wallet`}
            value={entry.to}
            error={to && words[to]}
            onChange={({ target }) => change({ to: target.value })}
          />
          <MoveAmount
            value={entry.amount}
            onChange={(typed) => change({ amount: typed })}
            fault={fault('amount')}
            source={chosenWallet(wallets, entry.from)}
          />
          <SubmitButton>
            <Trans>Move the money</Trans>
          </SubmitButton>
        </Form>
      </div>
    </section>
  );
}

interface MoveAmountProps {
  value: string;
  onChange: (amount: string) => void;
  fault: MoveFault | null;
  /** The wallet that the money comes from. */
  source: Wallet | undefined;
}

function MoveAmount({ value, onChange, fault, source }: MoveAmountProps) {
  const { t } = useLingui();
  const tooMuch = fault === 'balance' ? t`There is not that much in this wallet.` : null;
  return (
    <AmountField
      label={t`Amount`}
      name="amount"
      value={value}
      onChange={onChange}
      error={fault === 'required' ? t`Please type an amount.` : tooMuch}
      action={
        source !== undefined &&
        source.centavos !== null && (
          <Button
            variant="plain"
            size="small"
            aria-label={t`All of this wallet`}
            onClick={() => onChange(amountText(source?.centavos ?? 0))}
          >
            <Trans>All</Trans>
          </Button>
        )
      }
      details={
        source && (
          <p className={styles.note}>
            <Trans>
              In this wallet: <OwnMoney centavos={source.centavos} />
            </Trans>
          </p>
        )
      }
    />
  );
}
