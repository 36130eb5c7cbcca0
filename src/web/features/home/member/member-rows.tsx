import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { HomeRow, HomeRowKind } from '#protocol/model/lobby/home-row.ts';
import type { Category } from '#protocol/vocabulary/category.ts';
import type { App } from '#core/app.ts';
import { type HomeRows, rowKey } from '#core/catalogue/home-rows.ts';
import type { NextEvents } from '#core/catalogue/next-events.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useInViewport } from '../../../lib/use-in-viewport.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import { categoryLink } from '../../../widgets/categories/category-links.ts';
import { WithSlice } from '../../../widgets/late-slice/with-slice.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { EventRow } from '../../../widgets/next-events/event-row.tsx';
import { useNextEvents } from '../../../widgets/next-events/use-next-events.ts';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { GameRow } from './game-row.tsx';
import styles from './member-home.module.css';

interface RowFace {
  readonly name: MessageDescriptor;
  readonly category: Category;
  readonly search?: { readonly sort?: 'newest'; readonly slotClass?: string };
}

const faces: Readonly<Record<HomeRowKind, RowFace>> = {
  new: { name: msg`New games`, category: 'RNG', search: { sort: 'newest' } },
  jackpots: { name: msg`Jackpots`, category: 'RNG', search: { slotClass: 'JP' } },
  provider: { name: msg`Games of one provider`, category: 'RNG' },
  live: { name: msg`Live tables`, category: 'LIVE' },
  fish: { name: msg`Fishing`, category: 'FISH' },
  poker: { name: msg`Poker`, category: 'PVP' },
  sports: { name: msg`Sports`, category: 'SPORTS' },
  draws: { name: msg`Next draws`, category: 'ELOTT' },
  matches: { name: msg`Next matches`, category: 'SPORTS' },
};

/** The categories of the rows of events. */
const eventCategories: Readonly<Partial<Record<HomeRowKind, readonly Category[]>>> = {
  draws: ['ELOTT'],
  matches: ['SPORTS', 'ESPORTS'],
};

/** Loads the rows when they are rendered first. */
async function loadRows({ catalogue, winners }: App) {
  if (winners.state.jackpot === null) void winners.loadJackpot();
  const { events, home } = await catalogue.more();
  void home.load();
  return { events, home };
}

/** Rows of games below the hot ones, in the order of the operator. Each loads when it comes near the viewport. */
export function MemberRows() {
  return (
    <WithSlice from={loadRows} placeholder={null}>
      {(slices) => <Rows {...slices} />}
    </WithSlice>
  );
}

interface RowsProps {
  home: HomeRows;
  events: NextEvents;
}

function Rows({ events, home }: RowsProps) {
  const { rows } = useSnapshot(home.state);
  return (
    <div className={styles.rows}>
      {rows.map((row) => (
        <LateRow key={rowKey(row)} events={events} home={home} row={row} />
      ))}
    </div>
  );
}

interface RowProps extends RowsProps {
  row: HomeRow;
}

function LateRow({ row, ...slices }: RowProps) {
  const { home } = slices;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInViewport(place, '80%');
  useEffect(() => {
    if (isNear) void home.loadRow(row);
  }, [home, isNear, row]);
  return (
    <div ref={place} className={isNear ? undefined : styles.place}>
      {isNear && <Row {...slices} row={row} />}
    </div>
  );
}

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
function NextEventsRow({ title, slice, categories, more }: NextEventsRowProps) {
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

function Row({ events, home, row }: RowProps) {
  const { t } = useLingui();
  const categories = eventCategories[row.kind];
  if (categories === undefined) return <GamesRow home={home} row={row} />;
  const { name, category } = faces[row.kind];
  return (
    <NextEventsRow
      title={t(name)}
      slice={events}
      categories={categories}
      more={
        <ButtonLink {...categoryLink(category).link} variant="plain" size="small">
          <Trans>See all</Trans>
        </ButtonLink>
      }
    />
  );
}

function GamesRow({ home, row }: Omit<RowProps, 'events'>) {
  const { t } = useLingui();
  const { catalogue, winners } = useApp();
  const { lanes } = useSnapshot(catalogue.state);
  const { games, phase, failure, at } = useSnapshot(home.state);
  const { jackpot } = useSnapshot(winners.state);
  // The games that the operator has chosen come with the rows.
  const isChosen = row.games.length > 0;
  const chosen = { phase, failure, at, games: row.games };
  const list = isChosen ? chosen : games[rowKey(row)];
  const { name, category, search } = faces[row.kind];
  const vendor = lanes.flatMap(({ cards }) => cards).find((card) => card.vendor === row.vendor);
  if (list === undefined) return null;
  return (
    <GameRow
      title={
        <>
          <span>{vendor?.name ?? t(name)}</span>
          {row.kind === 'jackpots' && jackpot !== null && !jackpot.illustration && (
            <>
              {' '}
              <Money centavos={jackpot.centavos} gain />
            </>
          )}
        </>
      }
      query={list}
      games={list.games}
      size="medium"
      onRetry={() => void (isChosen ? home.load() : home.loadRow(row))}
      more={
        <ButtonLink
          {...categoryLink(vendor?.category ?? category).link}
          search={{ ...search, ...(vendor && { vendor: vendor.vendor }) }}
          variant="plain"
          size="small"
        >
          <Trans>See all</Trans>
        </ButtonLink>
      }
    />
  );
}
