import { useLingui } from '@lingui/react/macro';
import { DialogLink } from '../../../lib/dialog/dialog-link.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import styles from './float-buttons.module.css';
import { scrollToTop } from './scroll-to-top.ts';
import { useScrolled } from './use-scrolled.ts';

/** Floating buttons on small screens, in place of the side bar: contact, and back to top. */
export function FloatButtons() {
  const { t } = useLingui();
  const isScrolled = useScrolled();
  return (
    <aside className={styles.float} aria-label={t`Contact and help`}>
      {isScrolled && (
        <button
          type="button"
          onClick={scrollToTop}
          aria-label={t`Back to top`}
          title={t`Back to top`}
        >
          <IconLate name="up" />
        </button>
      )}
      <DialogLink dialog="contact" aria-label={t`Contact and help`} title={t`Contact and help`}>
        <IconLate name="headset" />
      </DialogLink>
    </aside>
  );
}
