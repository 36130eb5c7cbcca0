import { Trans } from '@lingui/react/macro';
import type { VendorCard as Vendor } from '#contract/model/vendor.ts';
import { useApp } from '../../app-context.tsx';
import { Badge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import { useStartGame } from '../start-game/use-start-game.ts';
import { vendorIcon } from './vendor-icon.ts';
import styles from './vendor-card.module.css';

/** A vendor to enter, over its scene. `portrait` is the large card of a live casino, with its dealer. */
export function VendorCard({
  vendor,
  shape = 'wide',
}: {
  vendor: Vendor;
  shape?: 'wide' | 'portrait';
}) {
  const { system } = useApp();
  const start = useStartGame();
  return (
    <article
      className={styles.card}
      data-shape={shape}
      data-dimmed={vendor.underMaintenance || undefined}
    >
      <button type="button" className={styles.open} onClick={() => start(vendor)}>
        <span className={styles.scene}>
          <Picture src={system.picture(vendor.picture)} width={400} height={500} />
        </span>
        <span className={styles.words}>
          <span className={styles.emblem}>
            <Picture
              src={vendorIcon(vendor, system)}
              width={64}
              height={64}
              fallback={vendor.name.slice(0, 1)}
            />
          </span>
          <span className={styles.name}>{vendor.name}</span>
          {!vendor.underMaintenance && (
            <span className={styles.enter}>
              {vendor.opens === 'games' ? <Trans>See games</Trans> : <Trans>Enter</Trans>}
              <Icon name="arrow" />
            </span>
          )}
        </span>
      </button>
      {vendor.underMaintenance && (
        <span className={styles.badge}>
          <Badge tone="shade">
            <Icon name="build" />
            <Trans>Maintenance</Trans>
          </Badge>
        </span>
      )}
    </article>
  );
}
