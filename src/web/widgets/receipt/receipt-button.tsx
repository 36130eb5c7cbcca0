import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { ReceiptDialog, type ReceiptLine } from './receipt-dialog.tsx';

interface ReceiptButtonProps {
  /** Title of the receipt, such as "Deposit". */
  title: string;
  lines: readonly ReceiptLine[];
}

/** Opens the receipt of a movement of money, which can be shared or printed. */
export function ReceiptButton({ title, lines }: ReceiptButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Receipt</Trans>
      </Button>
      {isOpen && <ReceiptDialog title={title} lines={lines} onClose={() => setOpen(false)} />}
    </>
  );
}
