import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import type { PlayLimit, PlayLimitsSlice } from '#core/protection/protection.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { AmountField } from '../amount-field/amount-field.tsx';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { WithSlice } from '../late-slice/with-slice.tsx';
import { NotThere } from '../not-there/not-there.tsx';
import { QueryView } from '../query-view/query-view.tsx';
import styles from './limit-choice.module.css';
import { type Choice, type ChoiceForm, useLimitChoice } from './use-limit-choice.ts';

const limitsOf = async (app: App): Promise<PlayLimitsSlice> =>
  (await app.securityCentre()).playLimits;

interface LimitChoiceProps {
  /** The gateway has the choice. */
  onChosen: () => void;
  /** A button that puts the choice off. None where it is required. */
  children?: ReactNode;
}

/** Asks for a limit of deposits or none, with nothing chosen at first. */
export function LimitChoice(props: LimitChoiceProps) {
  return (
    <WithSlice from={limitsOf} placeholder={<ChoiceSkeleton />}>
      {(slice) => <LoadedChoice slice={slice} {...props} />}
    </WithSlice>
  );
}

function LoadedChoice({ slice, ...props }: LimitChoiceProps & { slice: PlayLimitsSlice }) {
  const { limits, waitHours, ...query } = useSnapshot(slice.state);
  useEffect(() => void slice.load(), [slice]);
  const deposits = limits.filter(({ kind }) => kind === 'deposit');
  return (
    <QueryView
      query={query}
      hasContent={deposits.length > 0}
      placeholder={<ChoiceSkeleton />}
      empty={<NotThere />}
      onRetry={() => void slice.load()}
    >
      <ChoiceFields slice={slice} limits={deposits} waitHours={waitHours} {...props} />
    </QueryView>
  );
}

interface FieldsProps extends LimitChoiceProps {
  slice: PlayLimitsSlice;
  limits: readonly Snapshot<PlayLimit>[];
  waitHours: number | null;
}

function ChoiceFields({ slice, limits, waitHours, onChosen, children }: FieldsProps) {
  const { form, submission, limit, submit } = useLimitChoice({ slice, limits, onChosen });
  return (
    <Form form={form} submission={submission} onSubmit={submit}>
      <p className={styles.about}>
        {waitHours === null ? (
          <Trans>
            You can lower a limit at any time, and that holds at once. A higher one, or none, waits.
          </Trans>
        ) : (
          <Trans>
            You can lower a limit at any time, and that holds at once. A higher one, or none, waits{' '}
            {waitHours} hours.
          </Trans>
        )}
      </p>
      <Options form={form} limits={limits} />
      {limit && <Amount form={form} limit={limit} />}
      <SubmitButton>
        <Trans>Save my choice</Trans>
      </SubmitButton>
      {children}
    </Form>
  );
}

interface OptionsProps {
  form: ChoiceForm;
  limits: readonly Snapshot<PlayLimit>[];
}

/** The frames of a limit, and none. */
function Options({ form, limits }: OptionsProps) {
  const { t } = useLingui();
  const frames = limits.flatMap(({ frame }) => (frame === 'bet' ? [] : [frame]));
  const isRolling = limits.some((limit) => limit.isRolling);
  const names: Readonly<Record<Exclude<Choice, ''>, string>> = {
    day: isRolling ? t`A limit for any 24 hours` : t`A limit for each day`,
    week: isRolling ? t`A limit for any 7 days` : t`A limit for each week`,
    month: isRolling ? t`A limit for any 30 days` : t`A limit for each month`,
    none: t`No limit`,
  };
  const isMissing = form.fault('choice') !== null;
  return (
    <fieldset
      className={styles.options}
      aria-describedby={isMissing ? 'limit-choice-fault' : undefined}
    >
      <legend>
        <Trans>How much do you want to pay in at most?</Trans>
      </legend>
      {[...frames, 'none' as const].map((option) => (
        <label key={option}>
          <input
            type="radio"
            name="choice"
            required
            checked={form.entry.choice === option}
            onChange={() => form.change({ choice: option })}
          />
          <span>{names[option]}</span>
        </label>
      ))}
      {isMissing && (
        <p id="limit-choice-fault" className={styles.fault}>
          <Trans>Please choose a limit, or “No limit”.</Trans>
        </p>
      )}
    </fieldset>
  );
}

/** The amount of the chosen limit. */
function Amount({ form, limit }: { form: ChoiceForm; limit: Snapshot<PlayLimit> }) {
  const { t } = useLingui();
  const all = formatMoney(limit.most, useLanguage());
  const messages = {
    required: t`Please enter an amount above 0.`,
    tooMuch: t`Your limit is at most ${all}.`,
  };
  const fault = form.fault('amount');
  return (
    <AmountField
      label={t`Limit`}
      name="amount"
      required
      value={form.entry.amount}
      onChange={(amount) => form.change({ amount })}
      hint={limit.most === null ? undefined : messages.tooMuch}
      error={fault && messages[fault]}
    />
  );
}

function ChoiceSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
