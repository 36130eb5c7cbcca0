import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ContractRequest } from '#contract/model/contract.ts';
import { useApp } from '../../lib/app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { NeedsNetwork } from '../../widgets/needs-network/needs-network.tsx';
import { ContractCard } from './contract-card.tsx';
import { kindMessages } from './contract-messages.ts';
import styles from './contracts.module.css';

/** Contract requests that wait for the agent's answer. Requests without an answer come back in the next session. */
export function Contracts() {
  const { t } = useLingui();
  const { contracts, popups, ui } = useApp();
  const { requests } = useSnapshot(contracts.state);
  const waiting = requests.length;
  const [answered, setAnswered] = useState('');
  const count = useRef<HTMLParagraphElement>(null);
  const close = () => popups.close('contracts');

  function announce({ kind }: ContractRequest, given: 'accept' | 'reject') {
    const name = t(kindMessages[kind].name);
    const message = given === 'accept' ? t`Accepted: ${name}.` : t`Rejected: ${name}.`;
    setAnswered(message);
    count.current?.focus();
    if (contracts.state.requests.length === 0) ui.toast(message, { tone: 'good' });
  }

  return (
    <Dialog
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
      <p ref={count} className={styles.count} role="status" tabIndex={-1}>
        {answered}{' '}
        <Plural
          value={waiting}
          one="# request waits for your answer."
          other="# requests wait for your answer."
        />
      </p>
      <ul className={styles.list}>
        {requests.map((request) => (
          <ContractCard key={request.id} request={request} onAnswered={announce} />
        ))}
      </ul>
    </Dialog>
  );
}
