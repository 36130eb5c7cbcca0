import { useChat } from '../../../widgets/chat/use-chat.ts';
import { ChatWindow } from './chat-window.tsx';

/** The chat of a member, over every page. Nothing for guests and while the chat is off. */
export function ChatHost() {
  const chat = useChat();
  return chat && <ChatWindow chat={chat} />;
}
