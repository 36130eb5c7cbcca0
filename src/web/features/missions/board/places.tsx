import { Trans, useLingui } from '@lingui/react/macro';
import type { LeaderboardPlace } from '#protocol/calls/rewards/missions.ts';
import { unknownSign } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Money } from '../../../widgets/money/money.tsx';
import styles from './places.module.css';
import type { ShownBoard } from './shown-board.ts';

/** The players by their place. A member behind the last shown place stands at the end. */
export function Places({ shown: { places, own } }: { shown: ShownBoard }) {
  const { t } = useLingui();
  if (places.length === 0) {
    return (
      <EmptyState
        icon="trophy"
        title={<Trans>Nobody has played yet</Trans>}
        help={<Trans>The first settled bet takes the first place.</Trans>}
      />
    );
  }
  const isBehind = own !== null && !places.some(({ isOwn }) => isOwn);
  return (
    <ol className={styles.places} aria-label={t`Players by turnover`}>
      {places.map((place, nth) => (
        <Place key={place.place ?? `${nth} unknown`} place={place} />
      ))}
      {isBehind && <Place place={own} />}
    </ol>
  );
}

function Place({ place: { place, name, turnover, prize, isOwn } }: { place: LeaderboardPlace }) {
  return (
    <li
      data-own={isOwn || undefined}
      data-medal={place !== null && place <= 3 ? place : undefined}
      value={place ?? undefined}
    >
      <span className={styles.number}>{place ?? unknownSign}</span>
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {isOwn && (
          <Badge tone="lamp">
            <Trans>You</Trans>
          </Badge>
        )}
      </span>
      <span className={styles.turnover}>
        <Money centavos={turnover} />
      </span>
      <span className={styles.prize}>{prize !== 0 && <Money centavos={prize} gain />}</span>
    </li>
  );
}
