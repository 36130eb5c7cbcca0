import { Trans } from '@lingui/react/macro';
import { Callout } from '../../../ui/callout/callout.tsx';

/** Shown where the provider has sent a place to pay that cannot be used. */
export function BrokenPayment() {
  return (
    <Callout tone="bad">
      <p>
        <Trans>
          This payment cannot be shown safely, so please do not pay it. Cancel it, and choose
          another way to pay.
        </Trans>
      </p>
    </Callout>
  );
}
