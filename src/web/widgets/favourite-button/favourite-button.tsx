import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Game } from '#contract/model/game.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useAttempt } from '../../lib/use-attempt.ts';
import { useDialog } from '../../lib/dialog/use-dialog.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './favourite-button.module.css';

/** The star of a game: lit at once, and put out again with a word if the gateway will not have it. Guests are asked to log in. */
export function FavouriteButton({ game }: { game: Game }) {
  const { t } = useLingui();
  const { favourites, session } = useApp();
  const { nodeIds } = useSnapshot(favourites.state);
  const { open } = useDialog();
  const { attempt } = useAttempt();

  function press(): void {
    if (session.state.phase === 'member') attempt(() => favourites.toggle(game));
    else open('login');
  }

  const starred = nodeIds.includes(game.nodeId);
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={starred}
      aria-label={t`Favourite: ${game.name}`}
      onClick={press}
    >
      <Icon name="star" filled={starred} />
    </button>
  );
}
