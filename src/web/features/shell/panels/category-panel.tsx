import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import type { CategoryLink } from '../../../widgets/categories/category-links.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { QueryView } from '../../../widgets/query-view/query-view.tsx';
import { Picture } from '../../../widgets/picture/picture.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { VendorCard } from '../../../widgets/vendor-card/vendor-card.tsx';
import styles from './category-panel.module.css';

/** Up to this number, vendors fit in one row of tall cards. */
const maxInRow = 5;

/** The vendors of a category, beside a picture that links to its page. */
export function CategoryPanel({ category }: { category: CategoryLink }) {
  const { t } = useLingui();
  const { catalogue } = useApp();
  const { lanes, phase, failure, at } = useSnapshot(catalogue.state);
  const cards = lanes.find((lane) => lane.category === category.code)?.cards ?? [];
  return (
    <div className={styles.panel}>
      <Link {...category.link} className={styles.side}>
        <Picture src={`/panels/${category.code.toLowerCase()}.svg`} width={400} height={500} />
        <span className={styles.words}>
          <b>{t(category.name)}</b>
          <span>
            <Trans>See all</Trans>
            <Icon name="arrow" />
          </span>
        </span>
      </Link>
      <div className={styles.vendors}>
        <QueryView
          query={{ phase, failure, at }}
          hasContent={cards.length > 0}
          placeholder={<Waiting />}
          empty={<EmptyState icon="pvp" title={<Trans>There are no games here yet</Trans>} />}
          onRetry={() => void catalogue.loadLobby()}
        >
          <p className={styles.count}>
            <Plural value={cards.length} one="# provider" other="# providers" />
          </p>
          <ul className={styles.cards}>
            {cards.map((card) => (
              <li key={card.cardId}>
                <VendorCard vendor={card} shape={cards.length > maxInRow ? 'wide' : 'portrait'} />
              </li>
            ))}
          </ul>
        </QueryView>
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.cards}>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} shape="wide" />
      ))}
    </div>
  );
}
