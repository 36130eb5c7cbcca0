import { Trans } from '@lingui/react/macro';
import type { RankLevel } from '#core/records/rank.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Benefits } from './benefits.tsx';
import styles from './ladder.module.css';

interface LadderProps {
  /** From the lowest. */
  levels: readonly RankLevel[];
  /** Id of the member's level. */
  current: string | null;
}

/** All levels, what each asks for and what each gives. */
export function Ladder({ levels, current }: LadderProps) {
  if (levels.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="levels">
      <h2 id="levels">
        <Trans>All levels</Trans>
      </h2>
      <ol className={styles.ladder}>
        {levels.map((level) => (
          <li key={level.id} aria-current={level.id === current || undefined}>
            <Level level={level} isCurrent={level.id === current} />
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        <Trans>
          Turnover is the sum of your settled bets, as far as they were at risk: bets on opposite
          results of one round count only for their difference. A month begins at midnight, Manila
          time.
        </Trans>
      </p>
    </section>
  );
}

function Level({ level, isCurrent }: { level: RankLevel; isCurrent: boolean }) {
  const language = useLanguage();
  const [month, overall] = [level.month, level.overall].map((sum) => formatMoney(sum, language));
  return (
    <>
      <h3>
        <bdi>{level.name}</bdi>
        {isCurrent && (
          <Badge tone="lamp">
            <Trans>Your level</Trans>
          </Badge>
        )}
      </h3>
      {level.month === 0 && level.overall === 0 ? (
        <p className={styles.note}>
          <Trans>Everyone starts here</Trans>
        </p>
      ) : (
        <p className={styles.note}>
          <Trans>
            Turnover of {month} in a month, {overall} since joining
          </Trans>
        </p>
      )}
      <Benefits benefits={level.benefits} />
    </>
  );
}
