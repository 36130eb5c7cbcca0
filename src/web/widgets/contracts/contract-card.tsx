import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { ContractRequest } from '#protocol/model/contract.ts';
import { useApp } from '../../lib/app-context.tsx';
import { formatAge, unknownSign } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { AttemptButton } from '../attempt-button/attempt-button.tsx';
import { AttemptNote } from '../attempt-button/attempt-note.tsx';
import type { AttemptState } from '../../lib/attempt/use-attempt.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { ContractTerms } from './contract-terms.tsx';
import { kindMessages, periodMessages } from './contract-messages.ts';
import { RequestBadge } from './request-badge.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './contract-card.module.css';
import { type EndedContracts, useContractAnswer } from './use-contract-answer.ts';

interface ContractCardProps {
  request: ContractRequest;
  onAnswered: (request: ContractRequest, answer: 'accept' | 'reject') => void;
}

/** One contract request: its sender, its terms, and the buttons to answer it. */
export function ContractCard({ request, onAnswered }: ContractCardProps) {
  const { t } = useLingui();
  const titleId = useId();
  const answering = useContractAnswer(request, (given) => onAnswered(request, given));
  const { answer, state, ends, rejects, askToReject, goBack } = answering;
  const { kind, period, rules } = request;

  return (
    <li>
      <article className={styles.card} aria-labelledby={titleId}>
        <header className={styles.header}>
          <h3 id={titleId}>{t(kindMessages[kind].name)}</h3>
          <RequestBadge ends={request.ends} />
          {kind === 'dividend' && <Badge>{t(periodMessages[period])}</Badge>}
        </header>
        <Sender request={request} />
        <ContractTerms kind={kind} rules={rules} />
        <p className={styles.help}>{t(kindMessages[kind].help)}</p>
        <AttemptNote of={state} />
        {rejects ? (
          <Rejection state={state} onConfirm={() => answer('reject')} onBack={goBack} />
        ) : ends === null ? (
          <AnswerButtons
            state={state}
            onReject={askToReject}
            onAccept={isKnown(request) ? () => answer('accept') : null}
          />
        ) : (
          <Confirmation
            ends={ends}
            state={state}
            onConfirm={() => answer('accept', { confirmed: true })}
            onBack={goBack}
          />
        )}
      </article>
    </li>
  );
}

/** Returns whether the member can know what an acceptance would do: end a contract, or begin one at known rates. */
function isKnown({ ends, rules }: ContractRequest): boolean {
  const hasRates = rules.length > 0 && rules.every(({ rate }) => rate !== null);
  return ends === true || (ends === false && hasRates);
}

/** The sender and the age of a request. */
function Sender({ request: { requester, requestedAt } }: { request: ContractRequest }) {
  const { brand } = useApp();
  const language = useLanguage();
  const now = useNow(60_000);
  const name = requester.name ?? (requester.type === 'MERCHANT' ? brand.name : unknownSign);
  const age = formatAge(requestedAt, now ?? requestedAt, language);
  return (
    <p className={styles.from}>
      {requester.type === 'UPLINE' && <Trans>From {name}, your upline</Trans>}
      {requester.type === 'DOWNLINE' && <Trans>From {name}, your downline</Trans>}
      {(requester.type === 'MERCHANT' || requester.type === 'other') && <Trans>From {name}</Trans>}
      &nbsp;· <time>{age}</time>
    </p>
  );
}

interface AnswerButtonsProps {
  state: AttemptState;
  onReject: () => void;
  /** Null when the request cannot be accepted. */
  onAccept: (() => void) | null;
}

function AnswerButtons({ state, onReject, onAccept }: AnswerButtonsProps) {
  return (
    <div className={styles.ways}>
      <AttemptButton of={state} hasNote={false} icon={<Icon name="close" />} onClick={onReject}>
        <Trans>Reject</Trans>
      </AttemptButton>
      {onAccept !== null && (
        <AttemptButton of={state} hasNote={false} icon={<Icon name="check" />} onClick={onAccept}>
          <Trans>Accept</Trans>
        </AttemptButton>
      )}
    </div>
  );
}

interface QuestionProps {
  state: AttemptState;
  /** The way on, in a word. */
  confirm: ReactNode;
  icon: 'check' | 'close';
  onConfirm: () => void;
  onBack: () => void;
  children: ReactNode;
}

/** Asks once more before an answer that cannot be taken back. The focus is on the way back. */
function Question({ state, confirm, icon, onConfirm, onBack, children }: QuestionProps) {
  return (
    <div className={styles.confirmation} role="alert">
      {children}
      <div className={styles.ways}>
        <Button onClick={onBack} ref={(button) => button?.focus()}>
          <Trans>Go back</Trans>
        </Button>
        <AttemptButton
          of={state}
          hasNote={false}
          variant="alert"
          icon={<Icon name={icon} />}
          onClick={onConfirm}
        >
          {confirm}
        </AttemptButton>
      </div>
    </div>
  );
}

type AnswerQuestionProps = Pick<QuestionProps, 'state' | 'onConfirm' | 'onBack'>;

function Rejection(question: AnswerQuestionProps) {
  return (
    <Question {...question} icon="close" confirm={<Trans>Reject</Trans>}>
      <p>
        <Trans>Do you reject this request? You cannot take it back.</Trans>
      </p>
    </Question>
  );
}

/** Confirms an acceptance that ends contracts of others. */
function Confirmation({ ends, ...question }: AnswerQuestionProps & { ends: EndedContracts }) {
  const { count, names } = ends;
  const shownNames = <bdi>{names.join(', ')}</bdi>;
  return (
    <Question {...question} icon="check" confirm={<Trans>Accept and end them</Trans>}>
      <p>
        {count > 0 ? (
          <Trans>
            This rate is lower than some you give. Accepting it ends{' '}
            <Plural value={count} one="# contract" other="# contracts" /> of your downlines.
          </Trans>
        ) : (
          <Trans>
            This rate is lower than some you give. Accepting it ends those contracts of your
            downlines.
          </Trans>
        )}
      </p>
      {names.length > 0 && (
        <p>
          <Trans>Contracts that end: {shownNames}</Trans>
        </p>
      )}
    </Question>
  );
}
