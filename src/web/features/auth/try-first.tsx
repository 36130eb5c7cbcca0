import { Trans } from '@lingui/react/macro';
import { useRouter, useSearch } from '@tanstack/react-router';
import { Button } from '../../ui/button/button.tsx';
import { trialAddress } from '../../ui/start-game/start-address.ts';

/** The way to a game with play money, where a game was wanted that can be tried without logging in. */
export function TryFirst() {
  const { next, trial } = useSearch({ from: '__root__' });
  const router = useRouter();
  if (!next || !trial) return null;
  return (
    <Button
      icon="play"
      wide
      onClick={() => void router.navigate({ href: trialAddress(next), replace: true })}
    >
      <Trans>Try it first, with play money</Trans>
    </Button>
  );
}
