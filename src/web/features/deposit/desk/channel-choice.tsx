import { Trans } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type {
  DepositChannel,
  DepositChannelKind,
} from '#protocol/model/cashier/deposit-channel.ts';
import { DialogLink } from '../../../lib/dialog/dialog-link.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { ChannelName } from '../parts/channel-name.tsx';
import styles from './desk-channels.module.css';
import { ChannelFacts } from './channel-facts.tsx';
import { KindChoice } from './kind-choice.tsx';
import type { DepositForm } from './use-deposit-form.ts';

type Channel = Snapshot<DepositChannel>;

interface ChannelChoiceProps {
  groups: readonly (readonly Channel[])[];
  /** The chosen channel. */
  channel: Channel | null;
  form: DepositForm;
}

/** The choice of a channel: first its kind, then one of that kind with its limits, fee and usual time. */
export function ChannelChoice({ groups, channel, form }: ChannelChoiceProps) {
  const group = groups.find(([first]) => first?.kind === channel?.kind) ?? [];
  const name = channel?.name;
  const kind = channel?.kind ?? 'qr';
  const choose = (code: string) => form.fill(() => ({ channel: code }));

  function chooseKind(wanted: DepositChannelKind) {
    const offered = groups.flat().filter((one) => one.kind === wanted);
    const chosen = offered.find(({ open }) => open) ?? offered[0];
    if (chosen) choose(chosen.code);
  }

  return (
    <div className={styles.choice}>
      <KindChoice
        kinds={groups.flatMap(([first]) => (first ? [first.kind] : []))}
        kind={kind}
        onChoose={chooseKind}
      />
      <fieldset className={styles.channels}>
        <legend>
          <Trans>Pay with</Trans>
        </legend>
        {group.map((one) => (
          <ChannelOption
            key={one.code}
            channel={one}
            isChosen={one.code === channel?.code}
            onChoose={() => choose(one.code)}
          />
        ))}
      </fieldset>
      {channel !== null && (
        <p className={styles.guide}>
          <DialogLink dialog="depositGuide" params={{ guide: channel.code }}>
            <IconLate name="bulb" />
            <Trans>How to pay with {name}, step by step</Trans>
          </DialogLink>
        </p>
      )}
      {form.fault('channel') !== null && (
        <p role="alert" className={styles.error}>
          <Icon name="alert" />
          <Trans>This is closed at the moment. Please choose another way to pay.</Trans>
        </p>
      )}
    </div>
  );
}

interface ChannelOptionProps {
  channel: Channel;
  isChosen: boolean;
  onChoose: () => void;
}

function ChannelOption({ channel, isChosen, onChoose }: ChannelOptionProps) {
  return (
    <label data-closed={!channel.open || undefined}>
      <input
        type="radio"
        name="channel"
        value={channel.code}
        checked={isChosen}
        disabled={!channel.open}
        onChange={onChoose}
      />
      <ChannelName channel={channel} line={<ChannelFacts channel={channel} />} />
      <span className={styles.mark} aria-hidden="true">
        <Icon name="check" />
      </span>
    </label>
  );
}
