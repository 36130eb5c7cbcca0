import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { BeginDeposit } from '../../../widgets/deposit-guide/begin-deposit.tsx';
import { DepositGuide as Guide } from '../../../widgets/deposit-guide/deposit-guide.tsx';

interface DepositGuideProps {
  /** Code of the channel that is shown at first. */
  channel: string | undefined;
  onClose: () => void;
}

/** The guide to deposits, as a dialog over any page. */
export function DepositGuide({ channel, onClose }: DepositGuideProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`How to deposit`}
      onClose={onClose}
      size="wide"
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <BeginDeposit />
        </>
      }
    >
      <Guide channel={channel} />
    </Dialog>
  );
}
