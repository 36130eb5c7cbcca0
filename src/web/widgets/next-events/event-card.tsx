import { useNavigate } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import type { NextEvent } from '#protocol/model/lobby/next-event.ts';
import { categoryLink } from '../categories/category-links.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useStartGame } from '../start-game/use-start-game.ts';
import { formatDate, isoTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { RowCard } from './row-card.tsx';

interface EventCardProps {
  event: NextEvent;
  /** Epoch milliseconds. */
  now: number;
}

const minuteMs = 60_000;

/** The time until an event: in tens of seconds for 90 seconds, in minutes for an hour, then a date. Times are epoch milliseconds. */
function EventTime({ at, now }: { at: number; now: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const seconds = Math.ceil((at - now) / 10_000) * 10;
  const minutes = Math.round((at - now) / minuteMs);
  const text =
    seconds <= 90
      ? t`in ${seconds} s`
      : minutes < 60
        ? t`in ${minutes} min`
        : formatDate(at, language, 'minute');
  return <time dateTime={isoTime(at)}>{text}</time>;
}

/** A draw or a match with its time. A press opens the page that takes bets on it. */
export function EventCard({ event, now }: EventCardProps) {
  const navigate = useNavigate();
  const start = useStartGame();
  const { at, category, icon, league, lottery, name, nodeId, vendor } = event;

  function press(): void {
    if (lottery === null) start({ nodeId, gameId: null, vendor, category, name });
    else void navigate({ to: '/lottery', search: { game: lottery } });
  }

  return (
    <RowCard
      picture={icon}
      fallback={<Icon name={categoryLink(category).icon} />}
      name={name}
      note={league}
      onPress={press}
    >
      <EventTime at={at} now={now} />
    </RowCard>
  );
}
