import type { ReactNode } from 'react';
import type { Category } from '#protocol/vocabulary/category.ts';
import type { NextEvents } from '#core/catalogue/next-events.ts';
import { Section } from '../../../ui/section/section.tsx';
import { EventRow } from '../../../widgets/next-events/event-row.tsx';
import { useNextEvents } from '../../../widgets/next-events/use-next-events.ts';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';

/** Events of a row. */
const shown = 12;

interface NextEventsRowProps {
  title: ReactNode;
  slice: NextEvents;
  categories: readonly Category[];
  /** A link to the lobby of the events. */
  more: ReactNode;
}

/** A row of the next draws or matches, with its age while it cannot be refreshed. Without events it is left out. */
export function NextEventsRow({ title, slice, categories, more }: NextEventsRowProps) {
  const { ahead, now, query } = useNextEvents(slice, categories);
  if (ahead.length === 0) return null;
  return (
    <Section title={title} action={more}>
      <QueryView
        query={query}
        hasContent
        placeholder={null}
        empty={null}
        onRetry={() => void slice.load()}
      >
        <EventRow events={ahead.slice(0, shown)} now={now} />
      </QueryView>
    </Section>
  );
}
