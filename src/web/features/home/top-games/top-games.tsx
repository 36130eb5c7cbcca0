import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { VendorCard as Vendor } from '#protocol/model/vendor.ts';
import type { Category } from '#protocol/vocabulary/category.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { categoryLink } from '../../../widgets/categories/category-links.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import { VendorCard } from '../../../widgets/vendor-card/vendor-card.tsx';
import styles from './top-games.module.css';
import { CategoryGames } from './category-games.tsx';

/** Vendors shown per category. */
const maxVendors = 5;

/** The names of the tabs, in their order; null for a category without a tab. */
const tabNames: Readonly<Record<Category, MessageDescriptor | null>> = {
  SPORTS: msg`Sport`,
  LIVE: msg`Casino`,
  PVP: msg`Poker`,
  FISH: msg`Fish`,
  ESPORTS: msg`Esport`,
  ELOTT: msg`Lottery`,
  RNG: msg`Slot`,
  BINGO: null,
  COCKFIGHT: null,
};

interface Lane {
  readonly category: Category;
  readonly cards: readonly Vendor[];
}

/** The lanes that have a tab, in the order of the tabs. */
function lanesWithTab(lanes: readonly Lane[]) {
  return Object.entries(tabNames).flatMap(([code, name]) => {
    const lane = lanes.find(({ category, cards }) => category === code && cards.length > 0);
    return lane === undefined || name === null ? [] : [{ ...lane, name }];
  });
}

/** The first vendors of each category in tabs, with games under them. */
export function TopGames() {
  const { t } = useLingui();
  const { catalogue } = useApp();
  const { lanes, phase, failure, at } = useSnapshot(catalogue.state);
  const id = useId();
  const [chosen, setChosen] = useState('');
  const tops = lanesWithTab(lanes);
  const shown = tops.find(({ category }) => category === chosen) ?? tops[0];
  const tabs = tops.map(({ category, name }) => ({
    id: category,
    face: <TabLabel category={category} name={t(name)} />,
  }));
  return (
    <Section
      title={<Trans>Top games</Trans>}
      action={shown?.category === 'RNG' && <MoreSlotsLink />}
      busy={phase === 'loading'}
    >
      <QueryView
        query={{ phase, failure, at }}
        hasContent={shown !== undefined}
        placeholder={<TopGamesSkeleton />}
        empty={<EmptyState icon="pvp" title={<Trans>There are no games here yet</Trans>} />}
        onRetry={() => void catalogue.loadLobby()}
      >
        {shown && (
          <>
            <Tabs
              id={id}
              label={t`Kinds of top games`}
              tabs={tabs}
              current={shown.category}
              onChoose={setChosen}
            />
            <TabPanel id={id} current={shown.category}>
              <Vendors lane={shown} />
            </TabPanel>
            <CategoryGames category={shown.category} />
          </>
        )}
      </QueryView>
    </Section>
  );
}

function TabLabel({ category, name }: { category: Category; name: string }) {
  return (
    <>
      <Icon name={categoryLink(category).icon} />
      <span>{name}</span>
    </>
  );
}

function MoreSlotsLink() {
  return (
    <ButtonLink to="/rng" variant="plain" size="small" icon={<Icon name="arrow" />}>
      <Trans>More</Trans>{' '}
      <VisuallyHidden>
        <Trans>slots</Trans>
      </VisuallyHidden>
    </ButtonLink>
  );
}

function Vendors({ lane }: { lane: Lane }) {
  return (
    <ul className={styles.vendors}>
      {lane.cards.slice(0, maxVendors).map((card) => (
        <li key={card.cardId}>
          <VendorCard vendor={card} shape="fill" />
        </li>
      ))}
    </ul>
  );
}

function TopGamesSkeleton() {
  return (
    <>
      <div className={styles.tabs} />
      <div className={styles.vendors}>
        {Array.from({ length: maxVendors }, (_, index) => (
          <div key={index}>
            <Skeleton shape="wide" />
          </div>
        ))}
      </div>
    </>
  );
}
