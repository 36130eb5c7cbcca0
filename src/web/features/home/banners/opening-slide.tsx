import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import styles from './slide.module.css';

/** The first slide: picture, headline and links. It needs no data, so it is prerendered. */
export function OpeningSlide() {
  const { brand, session } = useApp();
  const { phase } = useSnapshot(session.state);
  const isMember = useHydrated() && phase === 'member';
  return (
    <div className={styles.slide}>
      <img
        className={styles.art}
        src="/opening.svg"
        alt=""
        width={1600}
        height={600}
        fetchPriority="high"
        draggable={false}
      />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Trans>Come in, the light is on</Trans>
        </h2>
        <p className={styles.help}>
          <Trans>
            Slots, live tables, sports and lottery in one harbour. {brand.name} is open all night.
          </Trans>
        </p>
        <div className={styles.actions}>
          {isMember ? (
            <ButtonLink to="/favourites">
              <Trans>My favourites</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink to="/register" variant="primary">
              <Trans>Join now</Trans>
            </ButtonLink>
          )}
          <ButtonLink to="/rng">
            <Trans>See the games</Trans>
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
