import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { trialAddress } from '../../../widgets/start-game/start-address.ts';

/** Opens a game with play money, without a login: the first choice of a guest. `address` is the address of the game. */
export function TryGameButton({ address }: { address: string }) {
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
