import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { SecondStepChannel, SecondStepOffer } from '#protocol/model/second-step.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import styles from './channel-choice.module.css';

interface ChannelChoiceProps {
  label: string;
  offers: readonly SecondStepOffer[];
  value: SecondStepChannel;
  onChoose: (channel: SecondStepChannel) => void;
}

interface ChannelTexts {
  readonly icon: ReactNode;
  readonly name: MessageDescriptor;
  /** Text for an offer without a hint. */
  readonly help: MessageDescriptor;
}

const channels: Readonly<Record<SecondStepChannel, ChannelTexts>> = {
  sms: {
    icon: <IconLate name="bubble" />,
    name: msg`Code by SMS`,
    help: msg`To your mobile number`,
  },
  email: {
    icon: <Icon name="mail" />,
    name: msg`Code by e-mail`,
    help: msg`To your e-mail address`,
  },
  ga: {
    icon: <Icon name="shield" />,
    name: msg`Authenticator app`,
    help: msg`The code that it shows now`,
  },
  payee: {
    icon: <IconLate name="bank" />,
    name: msg`Bank account name`,
    help: msg`Your name as your bank has it`,
  },
};

/** List of the channels for the second step, each with the receiver of the code. */
export function ChannelChoice({ label, offers, value, onChoose }: ChannelChoiceProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {offers.map(({ channel, hint }) => (
        <label key={channel}>
          <input
            type="radio"
            name={name}
            checked={channel === value}
            onChange={() => onChoose(channel)}
            {...(channel === value && { 'data-first': '' })}
          />
          {channels[channel].icon}
          <span>
            <strong>{t(channels[channel].name)}</strong>
            <small>{hint ?? t(channels[channel].help)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
