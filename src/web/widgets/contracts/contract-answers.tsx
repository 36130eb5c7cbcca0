import { Plural, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ContractRequest } from '#protocol/model/contract.ts';
import { useApp } from '../../lib/app-context.tsx';
import styles from './contract-answers.module.css';
import { ContractCard } from './contract-card.tsx';
import { kindMessages } from './contract-messages.ts';

/** Contract requests to answer, with their number. An answered one disappears at once; a toast reports the last. */
export function ContractAnswers({ requests }: { requests: readonly ContractRequest[] }) {
  const { t } = useLingui();
  const { ui } = useApp();
  const [answered, setAnswered] = useState<{ ids: readonly string[]; words: string }>({
    ids: [],
    words: '',
  });
  const count = useRef<HTMLParagraphElement>(null);
  const open = requests.filter(({ id }) => !answered.ids.includes(id));
  const waiting = open.length;

  function announce({ id, kind }: ContractRequest, given: 'accept' | 'reject') {
    const name = t(kindMessages[kind].name);
    const words = given === 'accept' ? t`Accepted: ${name}.` : t`Rejected: ${name}.`;
    setAnswered(({ ids }) => ({ ids: [...ids, id], words }));
    count.current?.focus();
    if (open.every((request) => request.id === id)) ui.toast(words, { tone: 'good' });
  }

  return (
    <>
      <p ref={count} className={styles.count} role="status" tabIndex={-1}>
        <span>{answered.words}</span>{' '}
        <Plural
          value={waiting}
          one="# request waits for your answer."
          other="# requests wait for your answer."
        />
      </p>
      <ul className={styles.list}>
        {open.map((request) => (
          <ContractCard key={request.id} request={request} onAnswered={announce} />
        ))}
      </ul>
    </>
  );
}
