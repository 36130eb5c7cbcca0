import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { VendorCard as Vendor } from '#contract/model/vendor.ts';
import { useApp } from '../../app-context.tsx';
import { categoryOf } from '../../categories.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Loaded } from '../../ui/loaded/loaded.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Spoken } from '../../ui/spoken/spoken.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { VendorCard } from '../../ui/vendor-card/vendor-card.tsx';
import { packLanes, widthOf } from './pack-lanes.ts';
import styles from './vendor-lanes.module.css';

/** How many vendors of a category the home page shows, and how many stand side by side. */
const shown = 5;

/** Every category with vendors, live tables first and large. Bingo is among the slots. */
export function VendorLanes() {
  const { catalogue } = useApp();
  const { lanes, phase, failure, at } = useSnapshot(catalogue.state);
  const live = lanes.filter(({ category }) => category === 'LIVE');
  const others = lanes.filter(({ category }) => category !== 'LIVE' && category !== 'BINGO');
  return (
    <Loaded
      of={{ phase, failure, at }}
      some={lanes.length > 0}
      waiting={<WaitingLane />}
      none={<EmptyState icon="cards" title={<Trans>There are no games here yet</Trans>} />}
      onRetry={() => void catalogue.loadLobby()}
    >
      <div className={styles.lanes}>
        {[...live, ...packLanes(others, shown)].map((lane) => (
          <div key={lane.category} className={styles.place} data-width={widthOf(lane, shown)}>
            <Lane {...lane} />
          </div>
        ))}
      </div>
    </Loaded>
  );
}

function Lane({ category, cards }: { category: string; cards: readonly Vendor[] }) {
  const { t } = useLingui();
  const known = categoryOf(category);
  const live = category === 'LIVE';
  if (known === null) return null;
  return (
    <Section
      title={t(known.name)}
      action={
        cards.length > shown && (
          <ButtonLink {...known.link} variant="plain" size="small">
            <Trans>More</Trans> <Spoken>{t(known.name)}</Spoken>
          </ButtonLink>
        )
      }
    >
      <ul className={styles.lane} data-live={live || undefined}>
        {cards.slice(0, shown).map((card) => (
          <li key={card.cardId}>
            <VendorCard vendor={card} shape={live ? 'portrait' : 'wide'} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function WaitingLane() {
  return (
    <div className={styles.waiting}>
      <Skeleton shape="title" />
      <div className={styles.lane}>
        {Array.from({ length: shown }, (_, index) => (
          <Skeleton key={index} shape="wide" />
        ))}
      </div>
    </div>
  );
}
