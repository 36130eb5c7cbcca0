import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { useModules } from '../../../lib/use-modules.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { GameRow } from './game-row.tsx';
import { Waiting } from './waiting.tsx';
import styles from './member-home.module.css';

/** The part of the home page that belongs to the member: what waits, the games played last, and the favourites. */
export function MemberHome() {
  const { catalogue, favourites } = useApp();
  const { recent } = useSnapshot(catalogue.state);
  const kept = useSnapshot(favourites.state);
  const isOn = useModules(true);
  useEffect(() => void catalogue.loadRecent(), [catalogue]);
  return (
    <div className={styles.home}>
      <Waiting />
      <div className={styles.lists}>
        {isOn('GAMELOREC3') && (
          <GameRow
            title={<Trans>Continue playing</Trans>}
            query={recent}
            games={recent.games}
            size="small"
            onRetry={() => void catalogue.loadRecent()}
            more={
              <ButtonLink to="/recent" variant="plain" size="small">
                <Trans>See all</Trans>
              </ButtonLink>
            }
          />
        )}
        {isOn('GAMELOFAV3') && (
          <GameRow
            title={<Trans>Favourites</Trans>}
            query={kept}
            games={kept.games}
            size="small"
            onRetry={() => void favourites.load()}
            more={
              <ButtonLink to="/favourites" variant="plain" size="small">
                <Trans>See all</Trans>
              </ButtonLink>
            }
          />
        )}
      </div>
    </div>
  );
}
