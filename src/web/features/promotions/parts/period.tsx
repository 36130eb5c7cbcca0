import { Plural, Trans } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { Promotion } from '#protocol/model/rewards/promotion.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useCountdown } from '../../../lib/time/use-countdown.ts';
import { formatLeft } from '../../../widgets/cashier/format-left.ts';
import styles from './promotion-parts.module.css';

const minuteMs = 60_000;
/** The end is near from here on. */
const nearMs = 72 * 60 * minuteMs;

const day = 24 * 3_600;

/** Counts down to a time in epoch milliseconds: in days and hours, then as a clock. */
function Countdown({ until }: { until: number }) {
  const seconds = useCountdown(until);
  const days = Math.floor(seconds / day);
  return (
    <span role="timer">
      {days > 0 && (
        <>
          <Plural value={days} one="# day" other="# days" />{' '}
        </>
      )}
      <span translate="no">{formatLeft(seconds % day)}</span>
    </span>
  );
}

/** The period of a promotion: its dates, the time left near its end, or long term. */
export function Period({ promotion }: { promotion: Snapshot<Promotion> }) {
  const language = useLanguage();
  const now = useNow(minuteMs);
  const { startsAt, endsAt } = promotion;
  const day = (at: number) => formatDate(at, language);
  const isNear = now !== null && endsAt !== null && endsAt > now && endsAt - now < nearMs;
  return (
    <p className={styles.period} data-near={isNear || undefined}>
      <Icon name="clock" />
      <span>
        {isNear ? (
          <Trans>
            Ends in <Countdown until={endsAt} />
          </Trans>
        ) : now !== null && startsAt !== null && startsAt > now ? (
          <Trans>From {day(startsAt)}</Trans>
        ) : endsAt === null ? (
          <Trans>Long term</Trans>
        ) : startsAt === null ? (
          <Trans>Until {day(endsAt)}</Trans>
        ) : (
          <>
            <span>{day(startsAt)}</span> – <span>{day(endsAt)}</span>
          </>
        )}
      </span>
    </p>
  );
}
