import { Trans } from '@lingui/react/macro';
import type { Snapshot } from 'valtio';
import type { Promotion } from '#protocol/model/rewards/promotion.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Countdown } from './countdown.tsx';
import styles from './promotion-parts.module.css';

const minuteMs = 60_000;
/** The end is near from here on. */
const nearMs = 72 * 60 * minuteMs;

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
