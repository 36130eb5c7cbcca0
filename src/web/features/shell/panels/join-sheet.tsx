import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { JoinPanel } from './join-panel.tsx';

/** The agent programme as a dialog, for screens without the panels of the header. */
export function JoinSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Join us`} onClose={onClose} size="wide">
      <JoinPanel />
    </Dialog>
  );
}
