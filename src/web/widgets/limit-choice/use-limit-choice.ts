import { useLingui } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { SummedFrame } from '#protocol/model/protection/play-limit.ts';
import { typedAmount } from '#protocol/written-amount.ts';
import { limitFault, type PlayLimit, type PlayLimitsSlice } from '#core/protection/protection.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useAttempt } from '../../lib/attempt/use-attempt.ts';
import { type FormState, useForm } from '../../lib/form/use-form.ts';

/** The frame of a limit, or none. Empty: nothing is chosen. */
export type Choice = SummedFrame | 'none' | '';

interface ChoiceEntry {
  choice: Choice;
  /** As typed. */
  amount: string;
}

export type ChoiceForm = FormState<ChoiceEntry, 'required' | 'tooMuch'>;

interface ChoiceOptions {
  slice: PlayLimitsSlice;
  /** The limits of deposits, one for each frame that is offered. */
  limits: readonly Snapshot<PlayLimit>[];
  onChosen: () => void;
}

/** The form of the choice. The input stays after a refusal. */
export function useLimitChoice({ slice, limits, onChosen }: ChoiceOptions) {
  const { t } = useLingui();
  const { ui } = useApp();
  const limitOf = (choice: Choice) => limits.find(({ frame }) => frame === choice) ?? null;
  const form: ChoiceForm = useForm<ChoiceEntry, 'required' | 'tooMuch'>(
    { choice: '', amount: '' },
    ({ choice, amount }) => {
      const chosen = limitOf(choice);
      if (choice === '') return { choice: 'required' };
      // A limit that another tab has set meanwhile may be chosen again.
      const fault = chosen === null ? null : limitFault(amount, { ...chosen, amount: null });
      return { amount: fault === 'same' ? null : fault };
    },
  );
  const { attempt, ...submission } = useAttempt();
  const limit = limitOf(form.entry.choice);

  async function send(): Promise<void> {
    const amount = typedAmount(form.entry.amount);
    if (limit === null) await slice.chooseNone();
    else await slice.set(limit, amount);
    form.markSent();
    const words =
      limit === null ? t`You play without a limit of deposits.` : t`Your limit holds now.`;
    ui.toast(words, { tone: 'good' });
    onChosen();
  }

  return {
    form,
    submission,
    /** The limit that is being chosen. Null for none. */
    limit,
    submit: () => void (form.validate() && attempt(send)),
  };
}
