import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { BrandMark } from '../../../ui/brand-mark/brand-mark.tsx';
import styles from './full-page.module.css';

/** The page of an unknown address. */
export function NotFound() {
  return (
    <div className={styles.page}>
      <span className={styles.mark}>
        <BrandMark />
      </span>
      <h1>
        <Trans>Only water here</Trans>
      </h1>
      <p>
        <Trans>
          There is no page at this address. It may have moved, or the link is not complete.
        </Trans>
      </p>
      <div className={styles.actions}>
        <ButtonLink to="/" variant="primary" icon={<Icon name="home" />}>
          <Trans>To the home page</Trans>
        </ButtonLink>
        <ButtonLink to="/rng" icon={<Icon name="rng" />}>
          <Trans>See the slots</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
