import { Trans, useLingui } from '@lingui/react/macro';
import type { CodeChannel } from '#protocol/model/security/identity-proof.ts';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import type { VerifiedChannel } from '../../../widgets/account-form/use-verified-channels.ts';

interface ChannelChoiceProps {
  channels: readonly VerifiedChannel[];
  value: CodeChannel;
  onChoose: (channel: CodeChannel) => void;
}

/** The contact that a code goes to. With one contact it is a sentence. */
export function ChannelChoice({ channels, value, onChoose }: ChannelChoiceProps) {
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
