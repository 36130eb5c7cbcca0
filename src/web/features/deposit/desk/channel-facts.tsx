import { Plural, Trans } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { DepositChannel } from '#protocol/model/cashier/deposit-channel.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { formatMoney, formatRate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import styles from './desk-channels.module.css';

type Channel = Snapshot<DepositChannel>;

const minute = 60;
const hour = 60 * minute;

/** The usual time of a channel, rounded up to a unit that people count in. `seconds` is a median of real deposits. */
function UsualTime({ seconds }: { seconds: number }) {
  const count = Math.max(1, seconds);
  const minutes = Math.ceil(count / minute);
  const hours = Math.ceil(count / hour);
  if (count <= minute) {
    return (
      <Trans>
        about <Plural value={count} one="# second" other="# seconds" />
      </Trans>
    );
  }
  return count <= hour ? (
    <Trans>
      about <Plural value={minutes} one="# minute" other="# minutes" />
    </Trans>
  ) : (
    <Trans>
      about <Plural value={hours} one="# hour" other="# hours" />
    </Trans>
  );
}

/** Limits, fee, usual time and hours of a channel. */
export function ChannelFacts({ channel }: { channel: Channel }) {
  const language = useLanguage();
  const { least, most, usualSeconds, open } = channel;
  return (
    <span className={styles.facts}>
      {most !== null && (
        <span>
          <span translate="no">{formatMoney(least, language)}</span> –{' '}
          <span translate="no">{formatMoney(most, language)}</span>
        </span>
      )}
      <Fee channel={channel} />
      {open && usualSeconds !== null && (
        <span>
          <UsualTime seconds={usualSeconds} />
        </span>
      )}
      <Hours channel={channel} />
    </span>
  );
}

function Fee({ channel: { feeRate, feeFixed } }: { channel: Channel }) {
  const language = useLanguage();
  const rate = formatRate(feeRate ?? 0, language);
  const fixed = formatMoney(feeFixed ?? 0, language);
  if (feeRate === null && feeFixed === null) return null;
  if (!feeRate && !feeFixed) {
    return (
      <span>
        <Trans>no fee</Trans>
      </span>
    );
  }
  return (
    <span>
      {!feeFixed ? (
        <Trans>{rate} fee</Trans>
      ) : !feeRate ? (
        <Trans>{fixed} fee</Trans>
      ) : (
        <Trans>
          {rate} + {fixed} fee
        </Trans>
      )}
    </span>
  );
}

const minuteMs = 60_000;
/** 00:00 in Manila of any day. */
const midnight = Date.UTC(2026, 0, 1) - 8 * 60 * minuteMs;

function Hours({ channel: { open, opensAt, hours } }: { channel: Channel }) {
  const language = useLanguage();
  const clock = (at: number) => formatManila(at, language, 'clock');
  if (!open) {
    const time = opensAt === null ? null : clock(opensAt);
    return (
      <b className={styles.closed}>
        {time === null ? (
          <Trans>Closed now</Trans>
        ) : (
          <Trans>Closed now, opens at {time} Manila time</Trans>
        )}
      </b>
    );
  }
  if (hours === null) return null;
  const [from, to] = [
    clock(midnight + hours.from * minuteMs),
    clock(midnight + hours.to * minuteMs),
  ];
  return (
    <span>
      <Trans>
        open {from} to {to}, Manila time
      </Trans>
    </span>
  );
}
