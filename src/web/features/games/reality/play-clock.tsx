import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { PlaySessionSlice } from '#core/protection/play-session.ts';
import { formatManila } from '../../../i18n/format-manila.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { BetLimit } from './bet-limit.tsx';
import styles from './play-clock.module.css';
import type { PlaySlices } from './use-play-session.ts';

const tickMs = 10_000;
const minuteMs = 60_000;

/** Milliseconds as hours and minutes, such as 1:05. */
function hoursAndMinutes(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The time that the member has played, as hours and minutes. Null until it is known. */
export function useTimePlayed(slice: PlaySessionSlice): string | null {
  const { beganAt, aheadMs } = useSnapshot(slice.state);
  const now = useNow(tickMs);
  return now === null || beganAt === null ? null : hoursAndMinutes(now + aheadMs - beganAt);
}

/** The time of the day in Manila, by the clock of the gateway. */
function TimeOfDay({ slice }: { slice: PlaySessionSlice }) {
  const { t } = useLingui();
  const { aheadMs } = useSnapshot(slice.state);
  const now = useNow(tickMs) ?? Number.NaN;
  return (
    <>
      <VisuallyHidden>{t`Time in Manila`} </VisuallyHidden>
      <span translate="no">{formatManila(now + aheadMs, useLanguage(), 'clock')}</span>
      <span aria-hidden="true">·</span>
    </>
  );
}

/** The time and the net result since the member began to play, and what the limits leave, for the bar of a game. Some markets ask for the time of the day, too. */
export function PlayClock({ slices }: { slices: PlaySlices }) {
  const { t } = useLingui();
  const { playSession, playLimits } = slices;
  const { net, showsClock } = useSnapshot(playSession.state);
  const played = useTimePlayed(playSession);
  if (played === null) return null;
  return (
    <p className={styles.clock}>
      {showsClock && <TimeOfDay slice={playSession} />}
      <VisuallyHidden>{t`Time played`} </VisuallyHidden>
      <span translate="no">{played}</span>
      <span aria-hidden="true">·</span>
      <VisuallyHidden>{t`Won less staked`} </VisuallyHidden>
      <Money centavos={net} />
      <BetLimit slice={playLimits} />
    </p>
  );
}
