import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ChatFrameMessage } from '#protocol/model/contact/chat.ts';
import type { Chat } from '#core/chat/chat.ts';
import { chatAddress } from '#core/system/outgoing-address.ts';
import { pageAddress } from '#core/system/page-address.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ChatFrame } from './chat-frame.tsx';
import { ChatOpening } from './chat-opening.tsx';

/** Time in which the page has to report that it is there. */
const timeoutMs = 20_000;

interface ChatPageProps {
  chat: Chat;
  /** Address of the page, as the gateway gave it. */
  address: string;
  /** The chat covers the page below, so that it is closed before another page is opened. */
  coversPage: boolean;
}

/** The page of the chat in its frame; a placeholder until it is there, or the words that it did not open. */
export function ChatPage({ chat, address, coversPage }: ChatPageProps) {
  const navigate = useNavigate();
  const [phase, setPhase] = useState<'opening' | 'ready' | 'late'>('opening');
  const checked = chatAddress(address, window.location.origin);

  useEffect(() => {
    if (phase !== 'opening') return undefined;
    const timer = setTimeout(() => setPhase('late'), timeoutMs);
    return () => clearTimeout(timer);
  }, [phase]);

  function handleMessage(message: ChatFrameMessage): void {
    if (message.kind === 'chatReady') setPhase('ready');
    if (message.kind === 'chatUnread') chat.setUnread(message.count);
    if (message.kind === 'chatClose') chat.close();
    if (message.kind !== 'chatOpen') return;
    const page = pageAddress(message.path);
    if (page === null) return;
    if (coversPage) chat.close();
    void navigate({ href: page });
  }

  if (checked === null || phase === 'late') {
    return <NotOpened onRetry={() => void chat.relaunch()} />;
  }
  return (
    <>
      {phase === 'opening' && <ChatOpening />}
      <ChatFrame
        chat={chat}
        address={checked}
        isReady={phase === 'ready'}
        onMessage={handleMessage}
      />
    </>
  );
}

function NotOpened({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        tone="alert"
        icon="alert"
        title={<Trans>The chat did not open</Trans>}
        help={<Trans>Nothing is lost: messages wait for you there.</Trans>}
        action={
          <Button icon={<Icon name="refresh" />} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    </div>
  );
}
