import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Snapshot } from 'valtio';
import { toPesos } from '#protocol/model/money.ts';
import { typedAmount } from '#protocol/written-amount.ts';
import {
  effectOf,
  type LimitFault,
  limitFault,
  type PlayLimit,
  type PlayLimitsSlice,
} from '#core/protection/protection.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useAttempt } from '../../lib/attempt/use-attempt.ts';
import { useForm } from '../../lib/form/use-form.ts';

interface LimitFormOptions {
  limit: Snapshot<PlayLimit>;
  slice: PlayLimitsSlice;
  onClose: () => void;
}

/** The form of one limit. A limit below what is used asks for confirmation first, because nothing is left of it. */
export function useLimitForm({ limit, slice, onClose }: LimitFormOptions) {
  const { t } = useLingui();
  const { ui } = useApp();
  const { amount } = limit;
  const [asks, setAsks] = useState(false);
  const initial = { amount: amount === null ? '' : String(toPesos(amount)) };
  const form = useForm<{ amount: string }, LimitFault>(initial, (entry) => ({
    amount: limitFault(entry.amount, limit),
  }));
  const { attempt, ...submission } = useAttempt();
  const centavos = typedAmount(form.entry.amount);
  const isChange = limitFault(form.entry.amount, limit) === null;
  const effect = isChange && centavos !== null ? effectOf(centavos, limit) : null;

  /** Sets the typed limit, or removes it. */
  const send = (wanted: number | null) =>
    attempt(async () => {
      setAsks(false);
      await slice.set(limit, wanted);
      form.markSent();
      const waits = wanted === null || effectOf(wanted, limit) === 'waits';
      const words = waits
        ? t`Noted. Your limit stays as it is until you confirm the change.`
        : t`Your limit holds now.`;
      ui.toast(words, { tone: 'good' });
      onClose();
    });

  return {
    form,
    submission,
    /** The effect of the typed limit. Null while it is none. */
    effect,
    asks,
    submit() {
      if (!form.validate() || centavos === null) return;
      if (effect === 'belowUsed') setAsks(true);
      else send(centavos);
    },
    confirm: () => send(centavos),
    cancel: () => setAsks(false),
    remove: () => send(null),
  };
}
