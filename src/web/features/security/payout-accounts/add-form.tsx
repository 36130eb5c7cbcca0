import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Bank } from '#core/payout-accounts/payout-accounts.ts';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { PinField } from '../../../ui/pin-field/pin-field.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { useSecretFaultMessage } from '../../../widgets/account-form/use-secret-fault-message.ts';
import { BankChoice } from './bank-choice.tsx';
import { NumberField } from './number-field.tsx';
import { useAddForm } from './use-add-form.ts';

/** Adds a bank account or an e-wallet in the real name of the member. */
export function AddForm({ centre, banks }: { centre: SecurityCentre; banks: readonly Bank[] }) {
  const { t } = useLingui();
  const message = useSecretFaultMessage();
  const { profile } = useSnapshot(centre.profile.state);
  const { form, submission, bank, numberFault, fits, send } = useAddForm(centre, banks);
  const { entry, change, fault } = form;
  const field = useRef<HTMLDivElement>(null);
  const holder = profile?.realName ?? '';
  const pin = fault('withdrawalPassword');

  function choose(bankCode: string): void {
    change({ bankCode });
    requestAnimationFrame(() => field.current?.querySelector('input')?.focus());
  }

  // As an element, because a text with tags of its own would be read as tags of the message.
  const shownHolder = <bdi>{holder}</bdi>;
  return (
    <Form form={form} submission={submission} onSubmit={send}>
      <BankChoice
        banks={banks}
        chosen={bank}
        onChoose={choose}
        onClear={() => change({ bankCode: '' })}
        error={fault('bankCode') && t`Please choose your bank or e-wallet.`}
      />
      {bank && (
        <div ref={field}>
          <NumberField
            bank={bank}
            value={entry.number}
            onChange={(number) => change({ number })}
            fault={numberFault}
            fits={fits}
          />
        </div>
      )}
      <Callout>
        <Trans>The holder is you, {shownHolder}. We cannot pay to somebody else's account.</Trans>
      </Callout>
      <PinField
        label={t`Withdrawal password`}
        name="withdrawalPassword"
        value={entry.withdrawalPassword}
        onChange={(withdrawalPassword) => change({ withdrawalPassword })}
        error={message(pin === 'broken' ? null : pin, t`Please enter your withdrawal password.`)}
      />
      <SubmitButton>
        <Trans>Add the account</Trans>
      </SubmitButton>
    </Form>
  );
}
