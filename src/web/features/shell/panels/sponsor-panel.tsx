import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { clubs } from '#core/brand-partners.ts';
import { Picture } from '../../../widgets/picture/picture.tsx';
import { clubSports } from '../../../widgets/partners/club-sports.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { NewTabIcon } from '../../../ui/new-tab-icon/new-tab-icon.tsx';
import styles from './sponsor-panel.module.css';

const pages = ['/sponsor1', '/sponsor2', '/sponsor3'] as const;

/** The sponsored clubs. Each page opens in a new tab. */
export function SponsorPanel() {
  const { t } = useLingui();
  return (
    <div className={styles.panel}>
      <h2>
        <Trans>The clubs we stand behind</Trans>
      </h2>
      <ul>
        {clubs.map(({ name, sport, crest }, index) => (
          <li key={name}>
            <Link to={pages[index] ?? '/sponsor1'} target="_blank">
              <span className={styles.crest}>
                <Picture src={crest} width={128} height={128} />
              </span>
              <b>{name}</b>
              <small>
                <span>{t(clubSports[sport])}</span> <NewTabIcon />
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The sponsored clubs as a dialog, for screens without the panels of the header. */
export function SponsorSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Sponsors`} onClose={onClose} size="wide">
      <SponsorPanel />
    </Dialog>
  );
}
