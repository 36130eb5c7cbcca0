import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { useModules } from '../../../lib/use-modules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconLate } from '../../../ui/icon-late/icon-late.tsx';
import { FormSkeleton } from '../../../widgets/account-form/form-skeleton.tsx';
import styles from './report-crash.module.css';

const CrashForm = lazyComponent<{ error: unknown }>(
  () => import('./crash-form.tsx').then((loaded) => loaded.CrashForm),
  FormSkeleton,
);

/** Offers to report a crash. The form shows first what would be sent. */
export function ReportCrash({ error }: { error: unknown }) {
  const [isOpen, setOpen] = useState(false);
  const isOn = useModules()('FEEDBACK3');
  if (!isOn) return null;
  return (
    <div className={styles.report}>
      {isOpen ? (
        <CrashForm error={error} />
      ) : (
        <Button variant="plain" icon={<IconLate name="megaphone" />} onClick={() => setOpen(true)}>
          <Trans>Report this error</Trans>
        </Button>
      )}
    </div>
  );
}
