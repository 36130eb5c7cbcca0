import { Trans, useLingui } from '@lingui/react/macro';
import { metPart, type RankLevel, type RankProgress } from '#core/records/rank.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { IconLate } from '../../ui/icon-late/icon-late.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { OwnMoney } from '../../widgets/balance/own-money.tsx';
import styles from './progress.module.css';

interface ProgressProps {
  progress: RankProgress;
  levels: readonly RankLevel[];
}

/** The level of the member, and how far the next one is. */
export function Progress({ progress, levels }: ProgressProps) {
  const { t } = useLingui();
  const { level, next, mode, month, overall } = progress;
  const following = levels.find(({ id }) => id === next);
  return (
    <section className={styles.card} aria-labelledby="my-level">
      <header className={styles.head}>
        <span className={styles.mark}>
          <IconLate name="podium" />
        </span>
        <div>
          <p className={styles.note}>
            <Trans>Your level</Trans>
          </p>
          <h2 id="my-level">{level === '' ? <Trans>No level yet</Trans> : <bdi>{level}</bdi>}</h2>
        </div>
      </header>
      {next !== '' && (
        <p>
          <Goal isHighest={next === null} name={following?.name ?? ''} mode={mode} />
        </p>
      )}
      <Condition name={t`Turnover this month`} condition={month} />
      <Condition name={t`Turnover since you joined`} condition={overall} />
    </section>
  );
}

interface GoalProps {
  isHighest: boolean;
  /** Name of the next level. */
  name: string;
  mode: RankProgress['mode'];
}

function Goal({ isHighest, name, mode }: GoalProps) {
  // An element: a name with `<` in it would be read as a tag of the message.
  const nextLevel = name === '' ? <Trans>the next level</Trans> : <bdi>{name}</bdi>;
  if (isHighest) return <Trans>You are at the highest level. Enjoy it.</Trans>;
  if (mode === 'ANY') {
    return <Trans>Fill one of the two bars to reach {nextLevel}.</Trans>;
  }
  return <Trans>Fill both bars to reach {nextLevel}.</Trans>;
}

interface ConditionProps {
  name: string;
  condition: RankProgress['month'];
}

function Condition({ name, condition }: ConditionProps) {
  const { actual, needed } = condition;
  const needs = formatMoney(needed, useLanguage());
  return (
    <div className={styles.condition}>
      <p>
        <span>{name}</span>
        <span className={styles.figures}>
          <OwnMoney centavos={actual} />
          {needed !== null && (
            <span className={styles.note}>
              <Trans>of {needs}</Trans>
            </span>
          )}
        </span>
      </p>
      {needed !== null && actual !== null && (
        <ProgressBar label={name} value={metPart(condition)} />
      )}
    </div>
  );
}
