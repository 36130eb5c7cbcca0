import { useLingui } from '@lingui/react/macro';
import { formatDate, isoTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';

const minuteMs = 60_000;

/** The time until an event: in minutes for an hour, then a date. Times are epoch milliseconds. */
export function EventTime({ at, now }: { at: number; now: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const minutes = Math.max(1, Math.round((at - now) / minuteMs));
  return (
    <time dateTime={isoTime(at)}>
      {minutes < 60 ? t`in ${minutes} min` : formatDate(at, language, 'minute')}
    </time>
  );
}
