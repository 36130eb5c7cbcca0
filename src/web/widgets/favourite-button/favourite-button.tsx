import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Game } from '#protocol/model/game.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useAttempt } from '../../lib/attempt/use-attempt.ts';
import { useCountdown } from '../../lib/time/use-countdown.ts';
import { useDialog } from '../../lib/dialog/use-dialog.ts';
import { useModules } from '../../lib/use-modules.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { formatCountdown } from '../attempt-button/format-countdown.ts';
import styles from './favourite-button.module.css';

/**
 * Toggles a game as favourite, optimistically: a refusal of the gateway reverts it with a dialog. After too many requests
 * the button is held, with the countdown in place of the star. Guests get the login dialog, which says why.
 * Nothing while the operator has no favourites.
 */
export function FavouriteButton({ game }: { game: Game }) {
  const { t } = useLingui();
  const { favourites, session } = useApp();
  const { nodeIds } = useSnapshot(favourites.state);
  const { phase } = useSnapshot(session.state);
  const { open } = useDialog();
  const { attempt, heldUntil } = useAttempt();
  const seconds = useCountdown(heldUntil);
  const left = formatCountdown(seconds);
  const isOn = useModules(true);

  function press(): void {
    if (session.state.phase === 'member') attempt(() => favourites.toggle(game));
    else open('login', { reason: 'favourites' });
  }

  if (!isOn('GAMELOFAV3')) return null;
  const isFavourite = nodeIds.includes(game.nodeId);
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isFavourite}
      aria-disabled={seconds > 0}
      aria-label={
        seconds > 0 ? t`Favourite: ${game.name}, again in ${left}` : t`Favourite: ${game.name}`
      }
      title={phase === 'guest' ? t`Log in to keep favourites` : undefined}
      onClick={press}
    >
      {seconds > 0 ? (
        <span className={styles.left}>{left}</span>
      ) : (
        <Icon name="star" filled={isFavourite} />
      )}
    </button>
  );
}
