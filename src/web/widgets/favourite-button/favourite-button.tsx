import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Game } from '#contract/model/game.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useAttempt } from '../../lib/use-attempt.ts';
import { useDialog } from '../../lib/dialog/use-dialog.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './favourite-button.module.css';

/** Toggles a game as favourite, optimistically: a refusal of the gateway reverts it with a toast. Guests get the login dialog. */
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

  const isFavourite = nodeIds.includes(game.nodeId);
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isFavourite}
      aria-label={t`Favourite: ${game.name}`}
      onClick={press}
    >
      <Icon name="star" filled={isFavourite} />
    </button>
  );
}
