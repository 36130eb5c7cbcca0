import { Trans } from '@lingui/react/macro';
import type { VendorCard } from '#protocol/model/vendor.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../widgets/picture/picture.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { useStartGame } from '../../../widgets/start-game/use-start-game.ts';
import styles from './live-panel.module.css';

/** Presents a live casino with its dealer and description. Without own texts it shows the picture of its card. */
export function LivePanel({ vendor }: { vendor: VendorCard }) {
  const { system } = useApp();
  const start = useStartGame();
  const { name, picture, showcase, underMaintenance } = vendor;
  const person = system.picture(showcase?.person ?? null);
  return (
    <article className={styles.panel} data-dimmed={underMaintenance || undefined}>
      <div className={styles.scene} data-person={person !== null || undefined}>
        <Picture
          src={person ?? system.picture(picture)}
          width={person === null ? 400 : 460}
          height={500}
          fallback={<Icon name="live" />}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>
          {underMaintenance ? (
            <Badge>
              <Icon name="build" />
              <Trans>Maintenance</Trans>
            </Badge>
          ) : (
            <Badge tone="live">
              <Trans>Live</Trans>
            </Badge>
          )}
          <span translate="no">{name}</span>
        </p>
        <Title vendor={vendor} />
        <p className={styles.description}>
          {showcase?.description || (
            <Trans>
              Real tables and real dealers, day and night. Take a seat whenever you like.
            </Trans>
          )}
        </p>
        <Button
          variant="primary"
          size="large"
          icon={<Icon name="arrow" />}
          onClick={() => start(vendor)}
        >
          <Trans>ENTER</Trans> <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
    </article>
  );
}

/** The title as a picture, or as text without one. */
function Title({ vendor: { name, showcase } }: { vendor: VendorCard }) {
  const { system } = useApp();
  const picture = system.picture(showcase?.titlePicture ?? null);
  const title = showcase?.title || name;
  if (picture === null) return <h3 className={styles.title}>{title}</h3>;
  return (
    <h3 className={styles.titlePicture}>
      <VisuallyHidden>{title}</VisuallyHidden>
      <Picture src={picture} width={480} height={120} fallback={title} />
    </h3>
  );
}
