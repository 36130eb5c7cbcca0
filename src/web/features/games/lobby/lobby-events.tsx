import { useLingui } from '@lingui/react/macro';
import type { Category } from '#protocol/vocabulary/category.ts';
import type { App } from '#core/app.ts';
import type { NextEvents } from '#core/catalogue/next-events.ts';
import { WithSlice } from '../../../widgets/late-slice/with-slice.tsx';
import { EventRow } from '../../../widgets/next-events/event-row.tsx';
import { useNextEvents } from '../../../widgets/next-events/use-next-events.ts';
import { LobbyEventsPlaceholder } from './lobby-events-placeholder.tsx';

/** Events above the games of a lobby. */
const shown = 12;

const nextEvents = async ({ catalogue }: App) => (await catalogue.more()).events;

/** The next draws or matches of a category, above its games. */
export function LobbyEvents({ category }: { category: Category }) {
  return (
    <WithSlice from={nextEvents} placeholder={<LobbyEventsPlaceholder />}>
      {(slice) => <Row slice={slice} category={category} />}
    </WithSlice>
  );
}

function Row({ slice, category }: { slice: NextEvents; category: Category }) {
  const { t } = useLingui();
  const { ahead, now, query } = useNextEvents(slice, [category]);
  const isOver = query.phase === 'ready' || query.phase === 'failed';
  if (ahead.length === 0) return isOver ? null : <LobbyEventsPlaceholder />;
  return (
    <section aria-label={category === 'ELOTT' ? t`Next draws` : t`Next matches`}>
      <EventRow events={ahead.slice(0, shown)} now={now} />
    </section>
  );
}
