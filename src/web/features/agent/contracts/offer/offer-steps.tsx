import { Trans, useLingui } from '@lingui/react/macro';
import type { ContractKind } from '#protocol/model/contract.ts';
import { formatRate } from '../../../../i18n/format.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { AmountField } from '../../../../widgets/amount-field/amount-field.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { kindMessages } from '../../../../widgets/contracts/contract-messages.ts';
import styles from '../../agent.module.css';
import {
  type AmountName,
  amountsOf,
  emptyStep,
  mostSteps,
  type StepEntry,
  type StepFault,
} from './offer-entry.ts';

interface OfferStepsProps {
  kind: ContractKind;
  /** The highest rate, in basis points. */
  most: number;
  steps: readonly StepEntry[];
  fault: StepFault | null;
  onChange: (steps: readonly StepEntry[]) => void;
}

/** The steps of an offer: a rate each, and the conditions for it. */
export function OfferSteps({ kind, most, steps, fault, onChange }: OfferStepsProps) {
  return (
    <>
      {steps.map((step, nth) => (
        <Step
          key={nth}
          nth={nth}
          kind={kind}
          most={most}
          step={step}
          fault={fault?.nth === nth ? fault : null}
          onChange={(part) =>
            onChange(steps.map((one, place) => (place === nth ? { ...one, ...part } : one)))
          }
          {...(steps.length > 1 && {
            onRemove: () => onChange(steps.filter((_, place) => place !== nth)),
          })}
        />
      ))}
      {steps.length < mostSteps && (
        <Button onClick={() => onChange([...steps, emptyStep])}>
          <Trans>Add a step</Trans>
        </Button>
      )}
    </>
  );
}

interface StepProps {
  nth: number;
  kind: ContractKind;
  most: number;
  step: StepEntry;
  fault: StepFault | null;
  onChange: (part: Partial<StepEntry>) => void;
  onRemove?: () => void;
}

function Step({ nth, kind, most, step, fault, onChange, onRemove }: StepProps) {
  const { t } = useLingui();
  const highest = formatRate(most, useLanguage());
  const number = nth + 1;
  /** The form moves the focus to the field that bears the name. */
  const nameOf = (field: StepFault['field']) => fault?.field === field && { name: 'steps' };
  const rateHint = t`At most ${highest}, your own rate.`;
  return (
    <fieldset className={styles.card}>
      <legend>
        <Trans>Step {number}</Trans>
      </legend>
      <div className={styles.filters}>
        <TextField
          label={t`Rate in percent`}
          {...nameOf('rate')}
          inputMode="decimal"
          autoComplete="off"
          required
          value={step.rate}
          onChange={({ target }) => onChange({ rate: target.value })}
          hint={rateHint}
          error={
            fault?.fault === 'rate'
              ? t`Please enter a percentage such as 0.5.`
              : fault?.fault === 'bounds'
                ? rateHint
                : null
          }
        />
        <Conditions {...{ kind, step, fault, nameOf, onChange }} />
        <TextField
          label={t`Active members`}
          {...nameOf('active')}
          inputMode="numeric"
          autoComplete="off"
          value={step.active}
          onChange={({ target }) => onChange({ active: target.value })}
          error={fault?.fault === 'active' ? t`Please enter a whole number.` : null}
        />
      </div>
      {onRemove && (
        <Button size="small" onClick={onRemove}>
          <Trans>Remove step {number}</Trans>
        </Button>
      )}
    </fieldset>
  );
}

type ConditionsProps = Pick<StepProps, 'kind' | 'step' | 'fault' | 'onChange'> & {
  nameOf: (field: StepFault['field']) => false | { name: string };
};

/** The amounts that a team has to reach: of the period for dividends, of bets for salaries. */
function Conditions({ kind, step, fault, nameOf, onChange }: ConditionsProps) {
  const { t } = useLingui();
  const labels: Readonly<Record<AmountName, string>> = {
    validBet: t`Period valid bet`,
    profit: t`Period profit/loss`,
    bets: t(kindMessages[kind].bets),
  };
  return amountsOf(kind).map((field) => (
    <AmountField
      key={field}
      {...nameOf(field)}
      label={labels[field]}
      value={step[field]}
      onChange={(amount) => onChange({ [field]: amount })}
      error={fault?.field === field ? t`Please enter an amount.` : null}
    />
  ));
}
