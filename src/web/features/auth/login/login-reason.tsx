import { Trans } from '@lingui/react/macro';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../lib/app-context.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
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

/** Says why this device is signed in no more: a break or a suspension, which is over. Nothing else. */
export function EndedOnDevice() {
  const { session } = useApp();
  const { endedOnDevice } = useSnapshot(session.state);
  if (!endedOnDevice) return null;
  return (
    <Callout>
      <Trans>
        A break or a suspension has signed you out on this device. It is over: you can log in again.
      </Trans>
    </Callout>
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
