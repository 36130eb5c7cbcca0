import { useState } from 'react';
import type { Centavos } from '#protocol/model/money.ts';
import { typedAmount } from '#protocol/written-amount.ts';
import { type TransferFault, transferFault, type TransferLimits } from '#core/cashier/cashier.ts';
import { useForm } from '../../lib/form/use-form.ts';
import type { FieldFault } from '../account-form/field-fault.ts';
import { pinFault } from '../account-form/pin-rule.ts';
import { useSecretSubmit } from '../account-form/use-secret-submit.ts';

const empty = { amount: '', remark: '', withdrawalPassword: '' };

/** A transfer as the member has typed it. */
export interface TypedTransfer {
  readonly amount: Centavos;
  readonly remark: string;
  readonly withdrawalPassword: string;
}

export interface TransferFormOptions<Sent> {
  readonly limits: TransferLimits;
  /** The number of members that get the amount each. */
  readonly recipients: number;
  readonly send: (transfer: TypedTransfer) => Promise<Sent>;
  /** Called with the result, when the form is empty again. */
  readonly onSent: (sent: Sent) => void;
}

/** The form of a transfer to other members. Sending asks for confirmation first. */
export function useTransferForm<Sent>(options: TransferFormOptions<Sent>) {
  const { limits, recipients, onSent } = options;
  const [asks, setAsks] = useState(false);
  const form = useForm<typeof empty, FieldFault | TransferFault>(
    empty,
    ({ amount, withdrawalPassword }) => ({
      amount: transferFault(limits, typedAmount(amount), recipients),
      withdrawalPassword: pinFault(withdrawalPassword),
    }),
  );
  const { send, ...submission } = useSecretSubmit({
    withdrawalPassword: (fault) => form.setFaults({ withdrawalPassword: fault }),
  });
  const { amount, remark, withdrawalPassword } = form.entry;
  const centavos = typedAmount(amount) ?? 0;

  async function transfer() {
    try {
      const typed = { amount: centavos, remark: remark.trim(), withdrawalPassword };
      const sent = await options.send(typed);
      form.markSent();
      form.fill(() => empty);
      onSent(sent);
    } finally {
      setAsks(false);
    }
  }

  return {
    form,
    submission,
    centavos,
    asks,
    /** Checks the fields and asks for confirmation. */
    ask: () => form.validate() && setAsks(true),
    cancel: () => setAsks(false),
    confirm: () => send(transfer),
  };
}
