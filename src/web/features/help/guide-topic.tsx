import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { usePageName } from '../../lib/use-title.ts';
import { BeginDeposit } from '../../widgets/deposit-guide/begin-deposit.tsx';
import { DepositGuide } from '../../widgets/deposit-guide/deposit-guide.tsx';
import styles from './guide-topic.module.css';

/** The guide to deposits, in the help centre. */
export function GuideTopic() {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageName(t`How to deposit`);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.topic}>
      <h1 ref={heading} tabIndex={-1}>
        <Trans>How to deposit</Trans>
      </h1>
      <p>
        <Trans>Choose how you pay. Each way has its own steps.</Trans>
      </p>
      <DepositGuide />
      <div className={styles.begin}>
        <BeginDeposit />
      </div>
    </section>
  );
}
