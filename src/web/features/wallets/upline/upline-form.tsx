import { Trans, useLingui } from '@lingui/react/macro';
import { mostToUpline, type UplineTerms, type UplineTransfers } from '#core/cashier/cashier.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { PasswordNeeded, TransferForm } from '../../../widgets/transfer-form/transfer-form.tsx';
import type { TypedTransfer } from '../../../widgets/transfer-form/use-transfer-form.ts';
import { amountText } from '../amount-text.ts';
import styles from '../wallets.module.css';
import { PartyName } from './party-name.tsx';

interface UplineFormProps {
  terms: UplineTerms;
  transfers: UplineTransfers;
}

/** Sends money to the upline: amount, words, withdrawal password, then a confirmation with the name. */
export function UplineForm({ terms, transfers }: UplineFormProps) {
  return (
    <section className={styles.section} aria-labelledby="send-money">
      <h2 id="send-money">
        <Trans>Send money</Trans>
      </h2>
      <div className={styles.card}>
        {terms.hasPassword ? <Fields terms={terms} transfers={transfers} /> : <PasswordNeeded />}
      </div>
    </section>
  );
}

function Fields({ terms, transfers }: UplineFormProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const language = useLanguage();
  const { recipient, available } = terms;

  async function send(typed: TypedTransfer) {
    try {
      return await transfers.send({ recipient: recipient.account, ...typed });
    } finally {
      // A refusal for other limits or another recipient comes with the newest ones.
      void transfers.load();
    }
  }

  return (
    <TransferForm
      limits={terms}
      recipients={1}
      send={send}
      onSent={({ amount, other }) => {
        const sum = formatMoney(amount, language);
        const name = other.nickname;
        ui.toast(t`${sum} was sent to ${name}.`, { tone: 'good' });
      }}
      amountLabel={t`Amount`}
      amountAction={(fill) =>
        available !== null && (
          <Button
            variant="plain"
            size="small"
            aria-label={t`The most you can send`}
            onClick={() => fill(amountText(mostToUpline(terms)))}
          >
            <Trans>Most</Trans>
          </Button>
        )
      }
      timesMessage={t`You have made all transfers of today. The next ones are tomorrow, Manila time.`}
    >
      {(centavos) => (
        <Trans>
          <Money centavos={centavos} /> goes to{' '}
          <strong>
            <PartyName party={recipient} />
          </strong>{' '}
          at once. You cannot take it back yourself.
        </Trans>
      )}
    </TransferForm>
  );
}
