import { Trans, useLingui } from '@lingui/react/macro';
import { type Club, clubs } from '#core/brand-partners.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useDialogLink } from '../../lib/dialog/use-dialog-link.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../widgets/picture/picture.tsx';
import { clubSports } from '../../widgets/partners/club-sports.ts';
import styles from './partners.module.css';

/** Page of a sponsored club: its crest, its sport and the sponsorship. */
export function SponsorPage({ index }: { index: 0 | 1 | 2 }) {
  return <ClubPage {...clubs[index]} />;
}

function ClubPage({ name, sport, since, crest }: Club) {
  const { t } = useLingui();
  const { brand } = useApp();
  const toDialog = useDialogLink();
  return (
    <article className={styles.page}>
      <div className={styles.crest}>
        <Picture src={crest} width={320} height={320} eager />
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>{t(clubSports[sport])}</p>
        <h1>{name}</h1>
        <p>
          <Trans>
            {brand.name} has stood behind {name} since {since}: with kit and travel for the season,
            and with lights for the courts and fields where the young ones train.
          </Trans>
        </p>
        <p>
          <Trans>
            The club plays for its town, not for our odds: there is no bet on its matches here.
          </Trans>
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/" variant="primary" icon={<Icon name="home" />}>
            <Trans>To the home page</Trans>
          </ButtonLink>
          <ButtonLink {...toDialog('sponsors')}>
            <Trans>All our clubs</Trans>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
