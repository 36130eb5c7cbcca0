import { Trans } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { DepositChannel } from '#protocol/model/cashier/deposit-channel.ts';
import type { Deposits } from '#core/cashier/deposits.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useUnsavedWork } from '../../../lib/form/unsaved-work.ts';
import { AttemptButton } from '../../../widgets/attempt-button/attempt-button.tsx';
import { ChannelName } from '../parts/channel-name.tsx';
import styles from './deposit-desk.module.css';
import { useBeginDeposit } from '../use-begin-deposit.ts';

interface RepeatLastProps {
  deposits: Deposits;
  last: { readonly channel: string; readonly amount: number } | null;
  channels: readonly Snapshot<DepositChannel>[];
  /** The amount that the play limits leave, in centavos. Null without one. */
  left: number | null;
  /** Another deposit is being sent. */
  isBusy: boolean;
}

/** The last deposit again, in one press. Nothing when its channel is closed, or does not take the amount any more, or when a play limit does not leave it. */
export function RepeatLast({ deposits, last, channels, left, isBusy }: RepeatLastProps) {
  const language = useLanguage();
  const { begin, ...state } = useBeginDeposit(deposits);
  useUnsavedWork(state.pending);
  const channel = channels.find(({ code }) => code === last?.channel);
  if (last === null || !channel?.open) return null;
  const { amount } = last;
  const most = Math.min(channel.most ?? Infinity, left ?? Infinity);
  if (amount < (channel.least ?? 0) || amount > most) return null;
  const sum = formatMoney(amount, language);
  return (
    <section className={styles.repeat} aria-labelledby="repeat-deposit">
      <h2 id="repeat-deposit">
        <Trans>Same as last time</Trans>
      </h2>
      <div>
        <ChannelName channel={channel} />
        <AttemptButton
          of={state}
          disabled={isBusy}
          onClick={() => begin({ channel, amount, bonusId: null })}
        >
          <Trans>Deposit {sum} again</Trans>
        </AttemptButton>
      </div>
    </section>
  );
}
