import { Trans } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { GatewayError } from '#core/client/gateway-error.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { usePageShown } from '../../../lib/page-shown.ts';
import { Button } from '../../../ui/button/button.tsx';
import { firstShapes } from '../../../ui/icon/first-shapes.ts';
import { Glyph } from '../../../ui/icon/glyph.tsx';
import styles from './full-page.module.css';

/** Absent where the network fails it too. */
const PageErrorHelp = lazyComponent<{ error: unknown; isLate: boolean }>(() =>
  import('./page-error-help.tsx').then(
    (loaded) => loaded.PageErrorHelp,
    () => () => null,
  ),
);

/** The page after a render error: most often a chunk could not be loaded, or not in time. */
export function PageError({ error }: ErrorComponentProps) {
  usePageShown();
  const isLate = error instanceof GatewayError && error.failure.kind === 'loadTimeout';
  return (
    <div className={styles.page} role="alert">
      <h1>
        {isLate ? <Trans>Page load timeout</Trans> : <Trans>This page could not be shown</Trans>}
      </h1>
      <Button
        variant="primary"
        icon={<Glyph shape={firstShapes.refresh} />}
        onClick={() => location.reload()}
      >
        <Trans>Try again</Trans>
      </Button>
      <PageErrorHelp error={error} isLate={isLate} />
    </div>
  );
}
