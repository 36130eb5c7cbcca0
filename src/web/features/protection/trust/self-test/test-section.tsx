import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { lazyComponent } from '../../../../lib/lazy-component.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { TrustSection } from '../trust-section.tsx';
import type { SelfTestProps } from './self-test.tsx';

const SelfTest = lazyComponent<SelfTestProps>(() =>
  import('./self-test.tsx').then((loaded) => loaded.SelfTest),
);

/** The self-test, which loads when the player begins it. */
export function TestSection(props: Omit<SelfTestProps, 'onEnd'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <TrustSection name="test">
      <p>
        <Trans>
          Nine short questions about the last 12 months. Your answers stay on this page: they are
          not sent, and they are gone when you leave.
        </Trans>
      </p>
      {isOpen ? (
        <SelfTest {...props} onEnd={() => setOpen(false)} />
      ) : (
        <Button variant="primary" onClick={() => setOpen(true)}>
          <Trans>Begin the test</Trans>
        </Button>
      )}
    </TrustSection>
  );
}
