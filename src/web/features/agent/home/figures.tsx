import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type AgentHomeFacts, lastDays } from '#core/agent/agent.ts';
import agentStyles from '../agent.module.css';
import { figures } from './figure-names.ts';
import { FigureValue } from './figure-value.tsx';
import styles from './figures.module.css';

/** The figures of today beside the figures of yesterday. */
export function Figures({ facts }: { facts: AgentHomeFacts }) {
  const { t } = useLingui();
  const days = lastDays(facts);
  if (days === null) return null;
  return (
    <section className={agentStyles.section} aria-labelledby="today">
      <div className={agentStyles.bar}>
        <h2 id="today">
          <Trans>Today, Manila time</Trans>
        </h2>
        <span className={agentStyles.note}>
          <Plural value={facts.members} one="# member in the team" other="# members in the team" />
          <span>{', '}</span>
          <Plural value={facts.direct} one="# direct" other="# direct" />
        </span>
      </div>
      <dl className={styles.figures}>
        {figures.map(({ id, name, isMoney, isSigned }) => (
          <div key={id}>
            <dt>{t(name)}</dt>
            <dd className={styles.today}>
              <FigureValue value={days.today[id]} isMoney={isMoney} isSigned={isSigned} />
            </dd>
            <dd className={styles.yesterday}>
              <Trans>
                Yesterday{' '}
                <FigureValue value={days.yesterday[id]} isMoney={isMoney} isSigned={isSigned} />
              </Trans>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
