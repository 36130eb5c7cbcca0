import { Trans } from '@lingui/react/macro';
import { Callout } from '../../../ui/callout/callout.tsx';

/** Says what a confirmation means, and what happens without one. */
export function ForcedNote() {
  return (
    <Callout>
      <p>
        <Trans>
          Look at your account first. Without an answer in time, the payment counts as received.
        </Trans>
      </p>
      <p>
        <Trans>
          Then the case is closed, and this money does not come back to your balance. This is called
          a forced receipt.
        </Trans>
      </p>
    </Callout>
  );
}
