import { Trans } from '@lingui/react/macro';
import { useApp } from '../../../lib/app-context.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './app-block.module.css';

const tiles = [0, 1, 2, 3, 4, 5];

/** A drawing of a phone that shows the lobby. */
function PhoneDrawing() {
  return (
    <svg className={styles.phone} viewBox="0 0 220 400" width={220} height={400} aria-hidden="true">
      <rect className={styles.body} x="4" y="4" width="212" height="430" rx="34" />
      <rect className={styles.screen} x="14" y="14" width="192" height="410" rx="25" />
      <rect className={styles.sky} x="14" y="14" width="192" height="150" rx="25" />
      <path className={styles.beam} d="M132 66 14 30V112Z" />
      <path className={styles.beam} data-side="near" d="M146 66 206 44V90Z" />
      <path className={styles.sea} d="M14 128Q60 118 110 128T206 126V178H14Z" />
      <path className={styles.rock} d="M104 140Q116 122 140 120T182 140L206 150V170H104Z" />
      <path className={styles.tower} d="M132 74H146L151 124H127Z" />
      <path className={styles.band} d="M130.5 88H147.5L148.5 100H129.5Z" />
      <path className={styles.band} d="M128.5 112H149.5L150.5 122H127.5Z" />
      <rect className={styles.lamp} x="132" y="58" width="14" height="15" rx="3" />
      <path className={styles.band} d="M129 58 139 48 149 58Z" />
      <rect className={styles.island} x="84" y="22" width="52" height="12" rx="6" />
      <rect className={styles.line} x="28" y="100" width="62" height="9" rx="4.5" />
      <rect className={styles.line} data-faint="" x="28" y="115" width="44" height="6" rx="3" />
      {tiles.map((tile) => (
        <rect
          key={tile}
          className={styles.tile}
          data-tile={tile}
          x={26 + (tile % 3) * 57}
          y={184 + Math.floor(tile / 3) * 80}
          width="51"
          height="70"
          rx="10"
        />
      ))}
      <rect className={styles.action} x="26" y="346" width="168" height="34" rx="12" />
    </svg>
  );
}

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
