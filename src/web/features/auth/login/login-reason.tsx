import { Trans } from '@lingui/react/macro';
import { useRouter, useSearch } from '@tanstack/react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { trialAddress } from '../../../widgets/start-game/start-address.ts';
import styles from './login-reason.module.css';

/** Opens a game with play money, without a login: the first choice of a guest. `address` is the address of the game. */
function TryGameButton({ address }: { address: string }) {
  const router = useRouter();
  return (
    <Button
      size="large"
      icon={<Icon name="play" />}
      wide
      data-first=""
      onClick={() => void router.navigate({ href: trialAddress(address), replace: true })}
    >
      <Trans>Try it with play money</Trans>
    </Button>
  );
}

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
