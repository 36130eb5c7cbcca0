import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AgentContract, OwnContracts } from '#core/agent/agent.ts';
import { formatManila } from '../../i18n/format-manila.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useAttempt } from '../../lib/attempt/use-attempt.ts';
import { Button } from '../../ui/button/button.tsx';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { AttemptNote } from '../attempt-button/attempt-note.tsx';
import { PartyName } from './party-name.tsx';

interface EndActionProps {
  contract: AgentContract;
  contracts: OwnContracts;
}

/** Asks the other side to end a contract, after a question. A contract that ends already says when. */
export function EndAction({ contract: { id, party, endsAt }, contracts }: EndActionProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const language = useLanguage();
  const [asks, setAsks] = useState(false);
  const { attempt, ...state } = useAttempt();
  if (endsAt !== null) return <Trans>Ends {formatManila(endsAt, language, 'minute')}</Trans>;

  async function ask() {
    try {
      await contracts.askEnd(id);
      ui.toast(t`The other side is asked to end it.`, { tone: 'good' });
    } finally {
      setAsks(false);
    }
  }

  return (
    <div>
      <AttemptNote of={state} />
      <Button size="small" onClick={() => setAsks(true)}>
        <Trans>Ask to end it</Trans>{' '}
        <VisuallyHidden>
          <PartyName party={party} />
        </VisuallyHidden>
      </Button>
      {asks && (
        <Confirm
          title={t`Ask to end this contract?`}
          yes={<Trans>Ask to end it</Trans>}
          no={<Trans>Not now</Trans>}
          onYes={() => attempt(ask)}
          onNo={() => setAsks(false)}
          pending={state.pending}
          alert
        >
          <Trans>
            The other side answers. If it accepts, the contract ends with the period that is under
            way, which is still paid.
          </Trans>
        </Confirm>
      )}
    </div>
  );
}
