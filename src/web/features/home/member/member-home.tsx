import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { useModules } from '../../../lib/use-modules.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { GameRow, type GameRowProps } from './game-row.tsx';
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
          <OwnRow
            title={<Trans>Continue playing</Trans>}
            to="/recent"
            query={recent}
            games={recent.games}
            onRetry={() => void catalogue.loadRecent()}
          />
        )}
        {isOn('GAMELOFAV3') && (
          <OwnRow
            title={<Trans>Favourites</Trans>}
            to="/favourites"
            query={kept}
            games={kept.games}
            onRetry={() => void favourites.load()}
          />
        )}
      </div>
    </div>
  );
}

interface OwnRowProps extends Omit<GameRowProps, 'size' | 'more'> {
  /** The page with all games of the row. */
  to: '/recent' | '/favourites';
}

function OwnRow({ to, ...row }: OwnRowProps) {
  return (
    <GameRow
      {...row}
      size="small"
      more={
        <ButtonLink to={to} variant="plain" size="small">
          <Trans>See all</Trans>
        </ButtonLink>
      }
    />
  );
}
