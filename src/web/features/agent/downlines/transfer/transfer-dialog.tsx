import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Downline, DownlineTransfers, TransferResult } from '#core/agent/agent.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { FormSkeleton } from '../../../../widgets/account-form/form-skeleton.tsx';
import { NotThere } from '../../../../widgets/not-there/not-there.tsx';
import { QueryView } from '../../../../widgets/query-view/query-view.tsx';
import { PasswordNeeded } from '../../../../widgets/transfer-form/transfer-form.tsx';
import styles from '../../agent.module.css';
import { TransferResults } from './transfer-results.tsx';
import { TransferToDownlines } from './transfer-to-downlines.tsx';

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
              <TransferToDownlines
                terms={terms}
                transfers={transfers}
                recipients={recipients}
                onDone={(sent) => setResults(sent.map(named))}
              />
            ) : (
              <div className={styles.section}>
                <PasswordNeeded />
              </div>
            ))}
        </QueryView>
      )}
    </Dialog>
  );
}
