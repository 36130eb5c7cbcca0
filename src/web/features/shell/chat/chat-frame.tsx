import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { ChatFrameMessage, ChatRoomRequest, ChatTheme } from '#protocol/model/contact/chat.ts';
import type { Chat } from '#core/chat/chat.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApp } from '../../../lib/app-context.tsx';
import { useMedia } from '../../../lib/use-media.ts';
import { readChatMessage } from './chat-messages.ts';
import styles from './chat-window.module.css';

interface ChatFrameProps {
  chat: Chat;
  /** Checked address of the page, on another origin. */
  address: string;
  isReady: boolean;
  onMessage: (message: ChatFrameMessage) => void;
}

/** Theme and language of the app, as the page of the chat takes them. */
function useChatTheme(): ChatTheme {
  const { ui } = useApp();
  const { theme } = useSnapshot(ui.state);
  const language = useLanguage();
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const own = isDark ? 'dark' : 'light';
  return { kind: 'chatTheme', theme: theme === 'system' ? own : theme, language };
}

/** The sandboxed frame of the chat. It can neither navigate the app nor open windows. */
export function ChatFrame({ chat, address, isReady, onMessage }: ChatFrameProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const { origin } = new URL(address);
  const { kind, theme, language } = useChatTheme();
  const { room, requests } = useSnapshot(chat.state);

  const handleMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const source = { window: frame.current?.contentWindow ?? null, origin };
    const message = readChatMessage(event, source);
    if (message !== null) onMessage(message);
  });

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => handleMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (!isReady) return;
    const look: ChatTheme = { kind, theme, language };
    frame.current?.contentWindow?.postMessage(look, origin);
  }, [isReady, kind, theme, language, origin]);

  // A room that is asked for twice is opened twice: the member may have left it in the page.
  useEffect(() => {
    if (!isReady || room === '' || requests === 0) return;
    const request: ChatRoomRequest = { kind: 'chatRoom', room };
    frame.current?.contentWindow?.postMessage(request, origin);
  }, [isReady, room, requests, origin]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={address}
      title={t`Chat`}
      sandbox="allow-scripts allow-forms allow-same-origin"
      referrerPolicy="origin"
      data-hidden={!isReady || undefined}
    />
  );
}
