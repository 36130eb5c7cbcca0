import { useState } from 'react';
import { typedAmount } from '#protocol/written-amount.ts';
import {
  type Downline,
  type DownlineTransfers,
  transferFault,
  type TransferResult,
  type TransferTerms,
} from '#core/agent/agent.ts';
import type { UplineFault } from '#core/cashier/cashier.ts';
import { useForm } from '../../../../lib/form/use-form.ts';
import type { FieldFault } from '../../../../widgets/account-form/field-fault.ts';
import { pinFault } from '../../../../widgets/account-form/pin-rule.ts';
import { useSecretSubmit } from '../../../../widgets/account-form/use-secret-submit.ts';

const empty = { amount: '', remark: '', withdrawalPassword: '' };

type Fault = FieldFault | UplineFault;

/** The needs of a transfer form. */
export interface TransferNeeds {
  readonly terms: TransferTerms;
  readonly transfers: DownlineTransfers;
  readonly recipients: readonly Downline[];
  /** Called with the result of each transfer. */
  readonly onDone: (results: readonly TransferResult[]) => void;
}

/** The form of a transfer of the same amount to each recipient. Sending asks for confirmation first. */
export function useTransferForm({ terms, transfers, recipients, onDone }: TransferNeeds) {
  const [asks, setAsks] = useState(false);
  const count = recipients.length;
  const form = useForm<typeof empty, Fault>(empty, ({ amount, withdrawalPassword }) => ({
    amount: transferFault(terms, typedAmount(amount), count),
    withdrawalPassword: pinFault(withdrawalPassword),
  }));
  const { send, ...submission } = useSecretSubmit({
    withdrawalPassword: (fault) => form.setFaults({ withdrawalPassword: fault }),
  });
  const { amount, remark, withdrawalPassword } = form.entry;
  const centavos = typedAmount(amount) ?? 0;

  async function transfer() {
    try {
      const results = await transfers.send({
        transfers: recipients.map(({ id }) => ({ id, amount: centavos })),
        remark: remark.trim(),
        withdrawalPassword,
      });
      form.markSent();
      onDone(results);
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
