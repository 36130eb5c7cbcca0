import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { AgentContractRequest, OwnContracts } from '#core/agent/agent.ts';
import { formatManila } from '../../i18n/format-manila.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useAttempt } from '../../lib/attempt/use-attempt.ts';
import { AttemptButton } from '../attempt-button/attempt-button.tsx';
import { kindWords } from './contract-messages.ts';
import { ContractTerms } from './contract-terms.tsx';
import styles from './contract-parts.module.css';
import { PartyName } from './party-name.tsx';
import { RequestBadge } from './request-badge.tsx';

interface SentRequestProps {
  request: AgentContractRequest;
  contracts: OwnContracts;
}

/** A request of the member that waits, with its terms. It can be taken back. */
export function SentRequest({ request, contracts }: SentRequestProps) {
  const { t } = useLingui();
  const { ui } = useApp();
  const language = useLanguage();
  const titleId = useId();
  const { attempt, ...state } = useAttempt();
  const { id, kind, ends, party, rules, requestedAt } = request;

  async function takeBack() {
    await contracts.takeBack(id);
    ui.toast(t`The request is taken back.`, { tone: 'good' });
  }

  return (
    <li>
      <article className={styles.card} aria-labelledby={titleId}>
        <header className={styles.bar}>
          <h3 id={titleId}>{t(kindWords(kind).name)}</h3>
          <RequestBadge ends={ends} />
        </header>
        <p className={styles.note}>
          <Trans>
            To <PartyName party={party} />
          </Trans>
          &nbsp;· <span>{formatManila(requestedAt, language, 'minute')}</span>
        </p>
        <ContractTerms kind={kind} rules={rules} />
        <AttemptButton of={state} onClick={() => attempt(takeBack)}>
          <Trans>Take it back</Trans>
        </AttemptButton>
      </article>
    </li>
  );
}
