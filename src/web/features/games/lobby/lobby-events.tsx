import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Category } from '#protocol/vocabulary/category.ts';
import type { App } from '#core/app.ts';
import type { NextEvents } from '#core/catalogue/next-events.ts';
import { WithSlice } from '../../../widgets/late-slice/with-slice.tsx';
import { EventRow } from '../../../widgets/next-events/event-row.tsx';
import { useNextEvents } from '../../../widgets/next-events/use-next-events.ts';
import { LobbyRow, LobbyRowPlaceholder } from './lobby-row.tsx';

/** Events above the games of a lobby. */
const shown = 12;

const nextEvents = async ({ catalogue }: App) => (await catalogue.more()).events;

const rowNames: Readonly<Partial<Record<Category, MessageDescriptor>>> = {
  ELOTT: msg`Next draws`,
  COCKFIGHT: msg`Next fights`,
};

/** The next draws, matches or fights of a category, above its games. */
export function LobbyEvents({ category }: { category: Category }) {
  return (
    <WithSlice from={nextEvents} placeholder={<LobbyRowPlaceholder category={category} />}>
      {(slice) => <Row slice={slice} category={category} />}
    </WithSlice>
  );
}

function Row({ slice, category }: { slice: NextEvents; category: Category }) {
  const { t } = useLingui();
  const { ahead, now, query } = useNextEvents(slice, [category]);
  const isOver = query.phase === 'ready' || query.phase === 'failed';
  if (ahead.length === 0) return isOver ? null : <LobbyRowPlaceholder category={category} />;
  return (
    <LobbyRow category={category} label={t(rowNames[category] ?? msg`Next matches`)}>
      <EventRow events={ahead.slice(0, shown)} now={now} />
    </LobbyRow>
  );
}
