import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Chat } from '#core/chat/chat.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { FailedState } from '../../../widgets/failed-state/failed-state.tsx';
import { ChatOpening } from './chat-opening.tsx';
import { ChatPage } from './chat-page.tsx';
import styles from './chat-window.module.css';

/**
 * The chat: a panel beside the page on wide screens, a sheet over it on others. Closing it hides it only, so that its page
 * goes on: a frame that is removed, or moved to another place, would load again.
 */
export function ChatWindow({ chat }: { chat: Chat }) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isPanel = useMedia('(width >= 48rem)');
  const { isOpen, address, failure } = useSnapshot(chat.state);
  return (
    <>
      <dialog
        ref={dialog}
        className={styles.window}
        aria-labelledby={titleId}
        data-floating={isOpen || undefined}
        onCancel={(event) => {
          event.preventDefault();
          chat.close();
        }}
        // The browser reports each closing late: the dialog may be open again, as a panel or as a sheet.
        onClose={() => {
          if (!dialog.current?.open) chat.close();
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') chat.close();
        }}
      >
        <div className={styles.header}>
          <h2 id={titleId}>
            <Trans>Chat</Trans>
          </h2>
          <IconButton icon="close" label={t`Close the chat`} look="bare" onClick={chat.close} />
        </div>
        <div className={styles.body}>
          {address !== null ? (
            <ChatPage key={address} chat={chat} address={address} coversPage={!isPanel} />
          ) : failure === null ? (
            <ChatOpening />
          ) : (
            <FailedState failure={failure} onRetry={() => void chat.relaunch()} isWrite />
          )}
        </div>
      </dialog>
      {/* After the dialog, whose ref it needs when the chat was opened before its chunk came. */}
      {isOpen && <Opened key={String(isPanel)} dialog={dialog} isModal={!isPanel} />}
    </>
  );
}

interface OpenedProps {
  dialog: RefObject<HTMLDialogElement | null>;
  isModal: boolean;
}

/** Opens the dialog while it is rendered. The focus then returns to the control that opened it. */
function Opened({ dialog, isModal }: OpenedProps) {
  useReturnFocus(dialog);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown === null || shown.open) return;
    if (isModal) shown.showModal();
    else shown.show();
  }, [dialog, isModal]);
  return null;
}
