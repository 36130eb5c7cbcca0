import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { pointItemKinds } from '#protocol/vocabulary/point-item-kind.ts';
import { isPriced, type PointItem, type Points, type PricedItem } from '#core/points/points.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { itemKindNames } from '../parts/names.ts';
import type { PointsSearch } from '../points-search.ts';
import { ItemTile } from './item-tile.tsx';
import { MallSkeleton } from './mall-skeleton.tsx';
import styles from './mall.module.css';

const RedeemDialog = lazyComponent(() =>
  import('../redeem/redeem-dialog.tsx').then((loaded) => loaded.RedeemDialog),
);

/** The catalogue with its filters. The address has the filters. */
export function MallView({ points, search }: { points: Points; search: PointsSearch }) {
  const { session } = useApp();
  const isGuest = useSnapshot(session.state).phase === 'guest';
  const { items, ...query } = useSnapshot(points.mall.state);
  const { points: own } = useSnapshot(points.balance.state);
  const [chosen, setChosen] = useState<PricedItem | null>(null);
  const missingOf = ({ points: price }: PointItem) =>
    own === null || price === null ? 0 : Math.max(0, price - own);
  const shown = items.filter(
    (item) =>
      (search.kind === undefined || item.kind === search.kind) &&
      (search.within === undefined ||
        (isPriced(item) && missingOf(item) === 0 && item.stock !== 0)),
  );
  return (
    <div className={styles.mall} aria-busy={query.phase === 'loading' || undefined}>
      <Filters search={search} isGuest={isGuest} />
      <QueryView
        query={query}
        hasContent={shown.length > 0}
        placeholder={<MallSkeleton />}
        empty={
          <EmptyState
            icon="gift"
            title={<Trans>Nothing here at the moment</Trans>}
            help={<Trans>Choose another kind, or come back with more points.</Trans>}
          />
        }
        onRetry={() => void points.mall.load()}
      >
        <ul className={styles.grid}>
          {shown.map((item) => (
            <ItemTile
              key={item.id}
              item={item}
              isGuest={isGuest}
              missing={missingOf(item)}
              onRedeem={setChosen}
            />
          ))}
        </ul>
      </QueryView>
      {chosen && <RedeemDialog points={points} item={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

function Filters({ search, isGuest }: { search: PointsSearch; isGuest: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { kind, within } = search;
  const change = (part: PointsSearch) =>
    void navigate({ to: '/pointMall', search: { kind, within, ...part }, resetScroll: false });
  return (
    <ChipRow label={t`Filters`}>
      <Chip pressed={kind === undefined} onPress={() => change({ kind: undefined })}>
        <Trans>All</Trans>
      </Chip>
      {pointItemKinds.map((one) => (
        <Chip key={one} pressed={kind === one} onPress={() => change({ kind: one })}>
          {t(itemKindNames[one])}
        </Chip>
      ))}
      {!isGuest && (
        <Chip
          pressed={within !== undefined}
          onPress={() => change({ within: within === undefined ? 'points' : undefined })}
        >
          <Trans>Within my points</Trans>
        </Chip>
      )}
    </ChipRow>
  );
}
