import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProtectionItem, SecurityLevel } from '#core/security/security.ts';
import styles from './overview.module.css';

const names: Readonly<Record<SecurityLevel, MessageDescriptor>> = {
  low: msg`Low`,
  medium: msg`Medium`,
  high: msg`High`,
};

const advice: Readonly<Record<SecurityLevel, MessageDescriptor>> = {
  low: msg`Set a withdrawal password and verify your number or email. It takes two minutes.`,
  medium: msg`A good start. What is still missing below makes your account harder to break into.`,
  high: msg`Well done: your account is hard to break into.`,
};

const segments: Readonly<Record<SecurityLevel, number>> = { low: 1, medium: 2, high: 3 };

interface LevelCardProps {
  level: SecurityLevel;
  items: readonly ProtectionItem[];
}

/** The level of protection of the account, and the next step. */
export function LevelCard({ level, items }: LevelCardProps) {
  const { t } = useLingui();
  const done = items.filter(({ isComplete }) => isComplete).length;
  const all = items.length;
  return (
    <section className={styles.level} data-level={level} aria-labelledby="security-level">
      <h2 id="security-level">
        <Trans>Protection of your account</Trans>: <b>{t(names[level])}</b>
      </h2>
      <span className={styles.meter} aria-hidden="true">
        {[1, 2, 3].map((segment) => (
          <i key={segment} data-lit={segment <= segments[level] || undefined} />
        ))}
      </span>
      <p>
        {all > 0 && (
          <Trans>
            {done} of {all} set up.
          </Trans>
        )}{' '}
        <span>{t(advice[level])}</span>
      </p>
    </section>
  );
}
