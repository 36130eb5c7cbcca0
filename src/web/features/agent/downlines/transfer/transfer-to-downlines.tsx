import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type {
  Downline,
  DownlineTransfers,
  TransferResult,
  TransferTerms,
} from '#core/agent/agent.ts';
import { OwnMoney } from '../../../../widgets/balance/own-money.tsx';
import { Money } from '../../../../widgets/money/money.tsx';
import { TransferForm } from '../../../../widgets/transfer-form/transfer-form.tsx';
import styles from '../../agent.module.css';

interface TransferToDownlinesProps {
  terms: TransferTerms;
  transfers: DownlineTransfers;
  recipients: readonly Downline[];
  /** Called with the result of each transfer. */
  onDone: (results: readonly TransferResult[]) => void;
}

/** The recipients and the limits, and the form of a transfer of the same amount to each. */
export function TransferToDownlines({
  terms,
  transfers,
  recipients,
  onDone,
}: TransferToDownlinesProps) {
  const { t } = useLingui();
  const shownNames = <bdi>{recipients.map(({ account }) => account).join(', ')}</bdi>;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Plural value={recipients.length} one="# recipient" other="# recipients" />
          </dt>
          <dd>{shownNames}</dd>
        </div>
        <Limits terms={terms} />
      </dl>
      <TransferForm
        limits={terms}
        recipients={recipients.length}
        send={({ amount, ...rest }) =>
          transfers.send({ transfers: recipients.map(({ id }) => ({ id, amount })), ...rest })
        }
        onSent={onDone}
        amountLabel={recipients.length === 1 ? t`Amount` : t`Amount for each`}
        timesMessage={t`There are not so many transfers left today. The next ones are tomorrow, Manila time.`}
      >
        {(centavos) => (
          <Trans>
            <Money centavos={centavos} /> each goes at once to <strong>{shownNames}</strong>. You
            cannot take it back yourself.
          </Trans>
        )}
      </TransferForm>
    </>
  );
}

function Limits({ terms }: Pick<TransferToDownlinesProps, 'terms'>) {
  const { available, least, most, timesLeft } = terms;
  return (
    <>
      <div>
        <dt>
          <Trans>You can send</Trans>
        </dt>
        <dd>
          <OwnMoney centavos={available} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>One transfer</Trans>
        </dt>
        <dd>
          <Money centavos={least} /> – <Money centavos={most} />
          {timesLeft !== null && (
            <>
              <span>{', '}</span>
              <Plural value={timesLeft} one="# left today" other="# left today" />
            </>
          )}
        </dd>
      </div>
    </>
  );
}
