import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './login-reason.module.css';
import { TryGameButton } from './try-game-button.tsx';

/** Above the form: play money for the game that a guest has pressed, or what the login is for. */
export function LoginReason() {
  const { next, reason, trial } = useSearch({ from: '__root__' });
  if (trial === true && next) {
    return (
      <div className={styles.try}>
        <TryGameButton address={next} />
        <p>
          <Trans>or log in to play for real</Trans>
        </p>
      </div>
    );
  }
  if (reason !== 'favourites') return null;
  return (
    <p className={styles.reason}>
      <Icon name="star" filled />
      <Trans>Log in to keep favourites</Trans>
    </p>
  );
}
