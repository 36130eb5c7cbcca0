import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import type { MissingPart } from './use-missing.ts';

/** Leads to the part that has to be set up before an account can be added. */
export function Missing({ part }: { part: MissingPart }) {
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
