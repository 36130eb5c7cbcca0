import { Trans } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { BrandMark } from '../../../ui/brand-mark/brand-mark.tsx';
import styles from './full-page.module.css';

/** The page after a render error: most often a chunk could not be loaded. */
export function PageError(_: ErrorComponentProps) {
  return (
    <div className={styles.page} role="alert">
      <span className={styles.mark}>
        <BrandMark />
      </span>
      <h1>
        <Trans>This page could not be shown</Trans>
      </h1>
      <p>
        <Trans>
          A part of it did not arrive. Nothing of yours is lost. Please load it again; if that does
          not help, come back in a little while.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
          <Trans>Load it again</Trans>
        </Button>
        <ButtonLink to="/" icon="home">
          <Trans>To the home page</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
