import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CodeChannel } from '#protocol/model/security/identity-proof.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import type { FieldFault } from '../../../widgets/account-form/field-fault.ts';
import { SentCodeField } from '../../../widgets/account-form/sent-code-field.tsx';
import { Form } from '../../../widgets/form/form.tsx';
import { SubmitButton } from '../../../widgets/form/submit-button.tsx';
import { newPinFaults } from '../../../widgets/account-form/pin-rule.ts';
import { useSecretSubmit } from '../../../widgets/account-form/use-secret-submit.ts';
import { useMemberCode } from '../../../widgets/account-form/use-member-code.ts';
import {
  useVerifiedChannels,
  type VerifiedChannel,
} from '../../../widgets/account-form/use-verified-channels.ts';
import type { ItemProps } from '../page/item-props.ts';
import { NewPinFields } from './new-pin-fields.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';

interface ChannelChoiceProps {
  channels: readonly VerifiedChannel[];
  value: CodeChannel;
  onChoose: (channel: CodeChannel) => void;
}

/** The contact that a code goes to. With one contact it is a sentence. */
function ChannelChoice({ channels, value, onChoose }: ChannelChoiceProps) {
  const { t } = useLingui();
  const to = channels.find(({ channel }) => channel === value)?.to ?? '';
  // As an element, because a text with tags of its own would be read as tags of the message.
  const shownReceiver = <bdi>{to}</bdi>;
  return (
    <>
      {channels.length > 1 && (
        <SelectField
          label={t`Send the code to`}
          options={[
            { value: 'sms', label: t`My mobile number` },
            { value: 'email', label: t`My email` },
          ]}
          value={value}
          onChange={({ target }) => onChoose(target.value === 'email' ? 'email' : 'sms')}
        />
      )}
      <p>
        <Trans>We send a code to {shownReceiver}.</Trans>
      </p>
    </>
  );
}

const empty = { code: '', newPassword: '', confirmation: '' };

/** Sets a new withdrawal password by a code to a verified contact. It ends a lock. */
export function ResetWithdrawalPassword({ centre, onDone }: ItemProps) {
  const { t } = useLingui();
  const { security } = centre;
  const channels = useVerifiedChannels(centre);
  const [chosen, setChosen] = useState<CodeChannel | null>(null);
  const channel = chosen ?? channels[0]?.channel ?? 'sms';
  const form = useForm<typeof empty, FieldFault>(empty, (entry) => ({
    code: entry.code === '' ? 'required' : null,
    ...newPinFaults(entry),
  }));
  const code = useMemberCode(security, { purpose: 'withdrawalPassword', channel });
  const submission = useSecretSubmit({
    verificationCode: (fault) => {
      code.forget();
      form.setFaults({ code: fault });
    },
    newPassword: (fault) => form.setFaults({ newPassword: fault }),
    confirmNewPassword: (fault) => form.setFaults({ confirmation: fault }),
  });

  async function reset() {
    await security.resetWithdrawalPassword({ ...form.entry, channel });
    form.markSent();
    onDone(t`Your withdrawal password is set.`);
  }

  return (
    <Form
      form={form}
      submission={submission}
      onSubmit={() => form.validate() && submission.send(reset)}
    >
      <ChannelChoice channels={channels} value={channel} onChoose={setChosen} />
      <SentCodeField
        request={code}
        onGet={code.get}
        value={form.entry.code}
        onChange={(typed) => form.change({ code: typed })}
        fault={form.fault('code')}
      />
      <NewPinFields form={form} />
      <SubmitButton>
        <Trans>Set the withdrawal password</Trans>
      </SubmitButton>
    </Form>
  );
}
