import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SponsorPanel } from './sponsor-panel.tsx';

/** The sponsored clubs as a dialog, for screens without the panels of the header. */
export function SponsorSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Sponsors`} onClose={onClose} size="wide">
      <SponsorPanel />
    </Dialog>
  );
}
