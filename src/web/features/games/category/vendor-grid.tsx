import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { VendorCard as Vendor } from '#contract/model/vendor.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { VendorCard } from '../../../widgets/vendor-card/vendor-card.tsx';
import styles from './vendor-grid.module.css';

interface VendorGridProps {
  cards: readonly Vendor[];
  /** Large cards with dealers. */
  portrait: boolean;
}

/** Vendor cards of a category. */
export function VendorGrid({ cards, portrait }: VendorGridProps) {
  const { catalogue } = useApp();
  const { phase, failure, at } = useSnapshot(catalogue.state);
  return (
    <QueryView
      query={{ phase, failure, at }}
      hasContent={cards.length > 0}
      placeholder={<VendorGridSkeleton />}
      empty={<NoVendors />}
      onRetry={() => void catalogue.loadLobby()}
    >
      <ul className={styles.grid} data-portrait={portrait || undefined}>
        {cards.map((card) => (
          <li key={card.cardId}>
            <VendorCard vendor={card} shape={portrait ? 'portrait' : 'wide'} />
          </li>
        ))}
      </ul>
    </QueryView>
  );
}

function NoVendors() {
  return (
    <EmptyState
      icon="pvp"
      title={<Trans>Nobody offers this at the moment</Trans>}
      help={<Trans>The slots are open.</Trans>}
      action={
        <ButtonLink to="/rng">
          <Trans>To the slots</Trans>
        </ButtonLink>
      }
    />
  );
}

function VendorGridSkeleton() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} shape="wide" />
      ))}
    </div>
  );
}
