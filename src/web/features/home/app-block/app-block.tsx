import { Trans } from '@lingui/react/macro';
import { useApp } from '../../../lib/app-context.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './app-block.module.css';
import { PhoneDrawing } from './phone-drawing.tsx';

/** Promotes the installation of the app. */
export function AppBlock() {
  const { brand } = useApp();
  return (
    <section className={styles.block} aria-labelledby="app-block">
      <div className={styles.words}>
        <h2 id="app-block" className={styles.title}>
          <Trans>Carry the light with you</Trans>
        </h2>
        <p className={styles.help}>
          <Trans>
            {brand.name} fits in your pocket: it opens at a tap, remembers your favourites, and
            starts even where the signal does not reach.
          </Trans>
        </p>
        <ul className={styles.reasons}>
          <li>
            <Icon name="check" />
            <Trans>On your home screen in seconds</Trans>
          </li>
          <li>
            <Icon name="check" />
            <Trans>No store, no waiting, little data</Trans>
          </li>
        </ul>
        <ButtonLink to="/download" icon={<Icon name="download" />}>
          <Trans>Get the app</Trans>
        </ButtonLink>
      </div>
      <PhoneDrawing />
    </section>
  );
}
