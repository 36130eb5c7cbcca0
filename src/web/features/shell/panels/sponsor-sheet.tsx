import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SponsorPanel } from './sponsor-panel.tsx';

/** The clubs we stand behind where there is no header to hang them under. */
export function SponsorSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Sponsors`} onClose={onClose} size="wide">
      <SponsorPanel />
    </Dialog>
  );
}
