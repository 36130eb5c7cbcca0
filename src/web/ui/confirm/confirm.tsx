import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';

interface ConfirmProps {
  /** The question. */
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** Label of the confirming button. */
  yes: ReactNode;
  onYes: () => void;
  /** Label of the cancelling button. Without `no` and `onNo` the player can only confirm. */
  no?: ReactNode;
  onNo?: () => void;
  /** The action deletes or ends something. */
  alert?: boolean;
  /** Cancelling is the main action: the player did not ask for the confirmed action, or loses work by it. */
  prefersNo?: boolean;
  icon?: IconName;
  /** The action is running. */
  pending?: boolean;
}

/** Asks for confirmation before an action. Escape and a click on the backdrop cancel. */
export function Confirm({
  title,
  children,
  yes,
  onYes,
  no,
  onNo,
  alert,
  prefersNo = false,
  icon,
  pending,
}: ConfirmProps) {
  return (
    <Dialog
      isMessage
      title={title}
      {...(onNo && { onClose: onNo })}
      footer={
        <>
          {no && (
            <Button variant={prefersNo ? 'primary' : 'quiet'} onClick={onNo}>
              {no}
            </Button>
          )}
          <Button
            variant={alert ? 'alert' : prefersNo ? 'quiet' : 'primary'}
            icon={icon && <Icon name={icon} />}
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
