import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Downline, DownlineTransfers, TransferResult } from '#core/agent/agent.ts';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { Callout } from '../../../../ui/callout/callout.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { FormSkeleton } from '../../../../widgets/account-form/form-skeleton.tsx';
import { NotThere } from '../../../../widgets/not-there/not-there.tsx';
import { QueryView } from '../../../../widgets/query-view/query-view.tsx';
import styles from '../../agent.module.css';
import { TransferForm } from './transfer-form.tsx';
import { TransferResults } from './transfer-results.tsx';

interface TransferDialogProps {
  transfers: DownlineTransfers;
  recipients: readonly Downline[];
  onClose: () => void;
}

/** Sends money to one or several direct downlines, and shows the result of each. */
export function TransferDialog({ transfers, recipients, onClose }: TransferDialogProps) {
  const { t } = useLingui();
  const { terms, ...query } = useSnapshot(transfers.state);
  const [results, setResults] = useState<readonly TransferResult[] | null>(null);
  useEffect(() => void transfers.load(), [transfers]);
  /** Some gateways only confirm a transfer, without the account. */
  const named = (sent: TransferResult): TransferResult => ({
    ...sent,
    account: sent.account || (recipients.find(({ id }) => id === sent.id)?.account ?? ''),
  });
  return (
    <Dialog
      title={results === null ? t`Send money` : t`Results`}
      onClose={onClose}
      {...(results !== null && {
        footer: (
          <Button variant="primary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        ),
      })}
    >
      {results !== null ? (
        <TransferResults results={results} />
      ) : (
        <QueryView
          query={query}
          hasContent={terms !== null}
          placeholder={<FormSkeleton />}
          empty={<NotThere />}
          onRetry={() => void transfers.load()}
        >
          {terms &&
            (terms.hasPassword ? (
              <TransferForm
                terms={terms}
                transfers={transfers}
                recipients={recipients}
                onDone={(sent) => setResults(sent.map(named))}
              />
            ) : (
              <PasswordNeeded />
            ))}
        </QueryView>
      )}
    </Dialog>
  );
}

function PasswordNeeded() {
  return (
    <div className={styles.section}>
      <Callout>
        <Trans>Transfers need your withdrawal password. You have none yet.</Trans>
      </Callout>
      <ButtonLink
        to="/member"
        search={{ page: 'securityCenter', item: 'withdrawalPassword' }}
        variant="primary"
        icon={<Icon name="shield" />}
      >
        <Trans>Set a withdrawal password</Trans>
      </ButtonLink>
    </div>
  );
}
