import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { typedAmount } from '#protocol/written-amount.ts';
import {
  type UplineFault,
  uplineFault,
  type UplineTerms,
  type UplineTransfers,
} from '#core/cashier/cashier.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { pinFault } from '../../../widgets/account-form/pin-rule.ts';
import { useSecretSubmit } from '../../../widgets/account-form/use-secret-submit.ts';

const empty = { amount: '', remark: '', withdrawalPassword: '' };

type UplineEntry = typeof empty;
type Fault = FieldFault | UplineFault;

/** The form of a transfer to the upline. Sending asks for confirmation first. */
export function useUplineForm(terms: UplineTerms, transfers: UplineTransfers) {
  const { t } = useLingui();
  const { ui } = useApp();
  const language = useLanguage();
  const [asks, setAsks] = useState(false);
  const form = useForm<UplineEntry, Fault>(empty, ({ amount, withdrawalPassword }) => ({
    amount: uplineFault(terms, typedAmount(amount)),
    withdrawalPassword: pinFault(withdrawalPassword),
  }));
  const { send, ...submission } = useSecretSubmit({
    withdrawalPassword: (fault) => form.setFaults({ withdrawalPassword: fault }),
  });
  const { amount, remark, withdrawalPassword } = form.entry;
  const centavos = typedAmount(amount) ?? 0;

  async function transfer() {
    const { account: recipient } = terms.recipient;
    const details = { recipient, amount: centavos, remark: remark.trim(), withdrawalPassword };
    try {
      const sent = await transfers.send(details);
      form.markSent();
      form.fill(() => empty);
      const sum = formatMoney(sent.amount, language);
      const name = sent.other.nickname;
      ui.toast(t`${sum} was sent to ${name}.`, { tone: 'good' });
    } finally {
      setAsks(false);
      // A refusal for other limits or another recipient comes with the newest ones.
      void transfers.load();
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
