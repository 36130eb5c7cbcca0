import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { mostPayoutAccounts } from '#core/payout-accounts/payout-accounts.ts';
import type { SecurityCentre } from '#core/security-centre/security-centre.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { type MissingPart, useMissing } from './use-missing.ts';

/** Leads to the part that has to be set up before an account can be added. */
function Missing({ part }: { part: MissingPart }) {
  const isName = part === 'realName';
  return (
    <>
      <Callout>
        {isName ? (
          <Trans>First tell us your real name: winnings are paid to this name only.</Trans>
        ) : (
          <Trans>First set a withdrawal password: it is asked for when an account is added.</Trans>
        )}
      </Callout>
      <ButtonLink
        to="/member"
        search={{ page: 'securityCenter', item: part }}
        variant="primary"
        size="large"
        wide
      >
        {isName ? <Trans>Set my real name</Trans> : <Trans>Set a withdrawal password</Trans>}
      </ButtonLink>
    </>
  );
}

/** Leads to the form that adds an account. Says first what it needs, and when there are as many accounts as allowed. */
export function AddLink({ centre }: { centre: SecurityCentre }) {
  const { accounts } = useSnapshot(centre.payoutAccounts.state);
  const missing = useMissing(centre);
  if (accounts.length >= mostPayoutAccounts) {
    return (
      <Callout>
        <Trans>
          You have {mostPayoutAccounts} accounts, as many as we can keep. Remove one to add another.
        </Trans>
      </Callout>
    );
  }
  if (missing !== null) return <Missing part={missing} />;
  return (
    <ButtonLink
      to="/member"
      search={{ page: 'securityCenter', item: 'payoutAccounts', adds: true }}
      resetScroll={false}
      variant="primary"
      size="large"
      wide
    >
      <Trans>Add an account</Trans>
    </ButtonLink>
  );
}
