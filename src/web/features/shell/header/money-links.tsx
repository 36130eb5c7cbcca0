import { Trans } from '@lingui/react/macro';
import { mayDeposit } from '#core/access/access.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { useModules } from '../../../lib/use-modules.ts';
import { useDialogLink } from '../../../lib/dialog/use-dialog-link.ts';
import { usePlayer } from '../../../widgets/player/use-player.ts';

/** Links to deposit and to withdraw. For a trial account they open a dialog that links to customer service. */
export function MoneyLinks() {
  const { profile } = usePlayer();
  const toDialog = useDialogLink();
  const takesDeposits = useModules()('DPSTBAS3');
  const isOpen = profile === null || mayDeposit(profile.type);
  return (
    <>
      {takesDeposits && (
        <ButtonLink
          {...(isOpen ? { to: '/member', search: { page: 'deposit' } } : toDialog('askService'))}
          variant="primary"
          size="small"
        >
          <Trans>Deposit</Trans>
        </ButtonLink>
      )}
      <ButtonLink
        {...(isOpen ? { to: '/member', search: { page: 'withdraw' } } : toDialog('askService'))}
        size="small"
      >
        <Trans>Withdraw</Trans>
      </ButtonLink>
    </>
  );
}
