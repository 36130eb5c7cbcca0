import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../lib/app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ContractAnswers } from '../../widgets/contracts/contract-answers.tsx';
import { NeedsNetwork } from '../../widgets/needs-network/needs-network.tsx';
import styles from './contracts.module.css';

/** Contract requests that wait for the agent's answer. Requests without an answer come back in the next session. */
export function Contracts() {
  const { t } = useLingui();
  const { contracts, popups } = useApp();
  const { requests } = useSnapshot(contracts.state);
  const close = () => popups.close('contracts');
  return (
    <Dialog
      isUnasked
      title={t`Contracts`}
      size="wide"
      picture="/popups/contracts.svg"
      onClose={close}
      footer={
        <Button onClick={close}>
          <Trans>Answer later</Trans>
        </Button>
      }
    >
      <div className={styles.away}>
        <NeedsNetwork>
          <Trans>You can answer once you are connected.</Trans>
        </NeedsNetwork>
      </div>
      <ContractAnswers requests={requests} />
    </Dialog>
  );
}
