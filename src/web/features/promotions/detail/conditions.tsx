import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Snapshot } from 'valtio';
import type { ActivityCondition } from '#protocol/model/rewards/activity.ts';
import { unknownSign } from '../../../i18n/format.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { categoryName } from '../../../widgets/categories/category-name.ts';
import { Money } from '../../../widgets/money/money.tsx';
import styles from './detail.module.css';

type Condition = Snapshot<ActivityCondition>;

function Sentence({ condition: { kind, target, category } }: { condition: Condition }): ReactNode {
  const { t } = useLingui();
  const games = category === null ? t`all games` : t(categoryName(category));
  switch (kind) {
    case 'mobileVerified':
      return <Trans>Your mobile number is verified</Trans>;
    case 'realName':
      return <Trans>Your real name is in your profile</Trans>;
    case 'deposits':
      return (
        <Trans>
          Deposits of <Money centavos={target} /> in all
        </Trans>
      );
    case 'turnover':
      return (
        <Trans>
          Turnover of <Money centavos={target} /> ({games})
        </Trans>
      );
    case 'other':
      return <Trans>Other</Trans>;
    case 'bets':
      return target === null ? (
        unknownSign
      ) : (
        <Plural
          value={target}
          one={`# settled bet (${games})`}
          other={`# settled bets (${games})`}
        />
      );
  }
}

function Amounts({ condition: { kind, target, done } }: { condition: Condition }) {
  if (done === null || target === null || kind === 'mobileVerified' || kind === 'realName')
    return null;
  const isMoney = kind === 'deposits' || kind === 'turnover';
  const reached = Math.min(done, target);
  return (
    <span className={styles.amounts}>
      <span translate="no">{isMoney ? <Money centavos={reached} /> : reached}</span> /{' '}
      <span translate="no">{isMoney ? <Money centavos={target} /> : target}</span>
    </span>
  );
}

/** The conditions of a promotion as a checklist, with the own progress where it is known. */
export function Conditions({ conditions }: { conditions: readonly Condition[] }) {
  const { t } = useLingui();
  if (conditions.length === 0) return null;
  return (
    <Section size="small" title={<Trans>Conditions</Trans>}>
      <ul className={styles.conditions}>
        {conditions.map((condition, index) => {
          const { done, target } = condition;
          const isMet = done !== null && target !== null && done >= target;
          return (
            <li key={index} data-met={isMet || undefined}>
              <span className={styles.box}>{isMet && <Icon name="check" />}</span>
              <div>
                <p>
                  {isMet && (
                    <VisuallyHidden>
                      <Trans>Met:</Trans>{' '}
                    </VisuallyHidden>
                  )}
                  <Sentence condition={condition} />
                </p>
                {done !== null && target !== null && target > 1 && (
                  <div className={styles.progress}>
                    <ProgressBar label={t`Own progress`} value={done} max={target} />
                    <Amounts condition={condition} />
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
