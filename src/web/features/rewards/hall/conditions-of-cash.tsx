import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Snapshot } from 'valtio';
import type { CashConditions } from '#protocol/model/rewards/cash-conditions.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import styles from '../rewards.module.css';
import { DepositLink } from '../../../widgets/deposit-link/deposit-link.tsx';

type Conditions = Snapshot<CashConditions>;

/** The conditions of cash, each with what is missing. Renders nothing without conditions. */
export function ConditionsOfCash({ conditions }: { conditions: Conditions }) {
  const { missing, plays } = conditions;
  const lines = linesOf(conditions);
  if (lines.length === 0 && plays === 0) return null;
  return (
    <Section size="small" title={<Trans>Conditions of cash</Trans>}>
      {missing && (
        <p className={styles.note}>
          <Trans>You can claim cash as soon as all of this is done. Rewards wait until then.</Trans>
        </p>
      )}
      <ul className={styles.conditions}>
        {lines.map(({ id, ...line }) => (
          <Condition key={id} {...line} />
        ))}
        {plays > 0 && (
          <li className={styles.condition}>
            <Icon name="info" />
            <span className={styles.words}>
              <Plural
                value={plays}
                one="Claimed cash is played once before you can withdraw it. Rebates are free of this."
                other="Claimed cash is played # times before you can withdraw it. Rebates are free of this."
              />
            </span>
          </li>
        )}
      </ul>
    </Section>
  );
}

interface Line {
  readonly id: keyof NonNullable<Conditions['missing']>;
  readonly name: ReactNode;
  /** The part that is missing. Null: it is done. */
  readonly left: ReactNode;
  /** A link to where it is done. */
  readonly action: ReactNode;
}

function linesOf({ missing, ...asked }: Conditions): readonly Line[] {
  const left = missing ?? { verification: false, deposits: 0, turnover: 0 };
  const lines: readonly Line[] = [
    {
      id: 'verification',
      name: <Trans>A verified mobile number</Trans>,
      left: left.verification && <Trans>Not yet</Trans>,
      action: (
        <ButtonLink to="/member" search={{ page: 'securityCenter', item: 'mobile' }} size="small">
          <Trans>Verify it</Trans>
        </ButtonLink>
      ),
    },
    {
      id: 'deposits',
      name: (
        <Trans>
          Deposits of <Money centavos={asked.deposits} /> in all
        </Trans>
      ),
      left: left.deposits > 0 && <ToGo centavos={left.deposits} />,
      action: <DepositLink size="small" />,
    },
    {
      id: 'turnover',
      name: (
        <Trans>
          Bets of <Money centavos={asked.turnover} /> in all
        </Trans>
      ),
      left: left.turnover > 0 && <ToGo centavos={left.turnover} />,
      action: null,
    },
  ];
  return lines.filter(({ id }) => Number(asked[id]) > 0);
}

function ToGo({ centavos }: { centavos: number }) {
  return (
    <Trans>
      <Money centavos={centavos} /> to go
    </Trans>
  );
}

function Condition({ name, left, action }: Omit<Line, 'id'>) {
  const isMissing = Boolean(left);
  return (
    <li className={styles.condition} data-done={!isMissing}>
      <Icon name={isMissing ? 'clock' : 'check'} />
      <span className={styles.words}>
        <span>{name}</span>
        <span className={styles.note}>{isMissing ? left : <Trans>Done</Trans>}</span>
      </span>
      {isMissing && action}
    </li>
  );
}
