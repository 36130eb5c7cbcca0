import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { IconName } from '../icon/icon.tsx';

interface ConfirmProps {
  /** The question, or what there is to know. */
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** What the player agrees to. */
  yes: ReactNode;
  onYes: () => void;
  /** Leaves everything as it is. Where both are left out there is only one way on. */
  no?: ReactNode;
  onNo?: () => void;
  /** The action ends or undoes something. */
  alert?: boolean;
  icon?: IconName;
  /** The action runs. */
  pending?: boolean;
}

/** The one way to ask a player before something is done. Escape and the veil mean no. */
export function Confirm({
  title,
  children,
  yes,
  onYes,
  no,
  onNo,
  alert,
  icon,
  pending,
}: ConfirmProps) {
  return (
    <Dialog
      title={title}
      {...(onNo && { onClose: onNo })}
      footer={
        <>
          {no && <Button onClick={onNo}>{no}</Button>}
          <Button
            variant={alert ? 'alert' : 'primary'}
            icon={icon}
            pending={pending ?? false}
            onClick={onYes}
          >
            {yes}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
