import { Trans } from '@lingui/react/macro';
import type { RankLevel } from '#core/records/rank.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { Benefits } from './benefits.tsx';
import styles from './new-level.module.css';

interface NewLevelProps {
  level: RankLevel;
  /** The member has read the news. */
  onSeen: () => void;
}

/** Shows a new level and what it gives. */
export function NewLevel({ level: { name, benefits }, onSeen }: NewLevelProps) {
  // An element: a name with `<` in it would be read as a tag of the message.
  const shownName = <bdi>{name}</bdi>;
  return (
    <div role="status">
      <Callout tone="good">
        <div className={styles.news}>
          <h2>
            <Trans>You reached {shownName}</Trans>
          </h2>
          {benefits.length > 0 && (
            <>
              <p>
                <Trans>From now on you get:</Trans>
              </p>
              <Benefits benefits={benefits} />
            </>
          )}
          <Button size="small" onClick={onSeen}>
            <Trans>Got it</Trans>
          </Button>
        </div>
      </Callout>
    </div>
  );
}
