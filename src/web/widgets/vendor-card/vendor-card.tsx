import { Trans } from '@lingui/react/macro';
import type { VendorCard as Vendor } from '#protocol/model/vendor.ts';
import { useApp } from '../../lib/app-context.tsx';
import { categoryLink } from '../categories/category-links.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import { useStartGame } from '../start-game/use-start-game.ts';
import { vendorIcon } from './vendor-icon.ts';
import styles from './vendor-card.module.css';

interface VendorCardProps {
  vendor: Vendor;
  /** `portrait`: the large card of a live casino with its dealer. `fill`: the size of the container. */
  shape?: 'wide' | 'portrait' | 'fill';
}

/** A card that opens a vendor. */
export function VendorCard({ vendor, shape = 'wide' }: VendorCardProps) {
  const { system } = useApp();
  const start = useStartGame();
  const { category, name, opens, picture, underMaintenance } = vendor;
  return (
    <article className={styles.card} data-shape={shape} data-dimmed={underMaintenance || undefined}>
      <button type="button" className={styles.open} onClick={() => start(vendor)}>
        <span className={styles.scene}>
          <Picture
            src={system.picture(picture)}
            width={400}
            height={500}
            fallback={<Icon name={categoryLink(category).icon} />}
          />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.enter}>
            {underMaintenance ? (
              <Trans>Back soon</Trans>
            ) : (
              <>
                {opens === 'games' ? <Trans>See games</Trans> : <Trans>Enter</Trans>}
                <Icon name="arrow" />
              </>
            )}
          </span>
        </span>
        <span className={styles.emblem}>
          <Picture
            src={vendorIcon(vendor, system)}
            width={64}
            height={64}
            fallback={name.slice(0, 1)}
          />
        </span>
        {underMaintenance && (
          <span className={styles.badge}>
            <Badge tone="shade">
              <Icon name="build" />
              <Trans>Maintenance</Trans>
            </Badge>
          </span>
        )}
      </button>
    </article>
  );
}
