import { useEffect, useState } from 'react';
import { proxy, useSnapshot } from 'valtio';
import type { App } from '#core/app.ts';
import type { Chat, ChatUnreadState, FirstRoom } from '#core/chat/chat.ts';
import { GatewayError } from '#core/client/gateway-error.ts';
import { isTrial } from '#core/roles/roles.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useModules } from '../../lib/use-modules.ts';
import { useSignedIn } from '../../lib/use-signed-in.ts';
import { usePlayer } from '../player/use-player.ts';

async function chatOf(app: App): Promise<Chat> {
  return (await app.help()).chat();
}

/** Returns true while the operator has the chat switched on, except for trial accounts. */
export function useHasChat(): boolean {
  const isOn = useModules()('CBS3');
  const { profile } = usePlayer();
  return isOn && !(profile && isTrial(profile.type));
}

/** The chat of the member. Null for guests and trial accounts, while it is off, and until it is loaded. */
export function useChat(): Chat | null {
  const app = useApp();
  const hasChat = useHasChat();
  const isUsable = useSignedIn() && hasChat;
  const [chat, setChat] = useState<Chat | null>(null);

  useEffect(() => {
    if (!isUsable) return undefined;
    let isMounted = true;
    // Without the chunk there is no badge; opening the chat reports the failure.
    chatOf(app).then(
      (loaded) => isMounted && setChat(loaded),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [app, isUsable]);

  return isUsable ? chat : null;
}

const nothingUnread: Pick<ChatUnreadState, 'count'> = proxy({ count: 0 });

/** The number of messages of the chat that wait for the member. 0 for guests. */
export function useChatUnread(): number {
  const chat = useChat();
  return useSnapshot(chat?.unread.state ?? nothingUnread).count;
}

/** Opens the chat of a member. A failure to load it is shown in a dialog. */
export function useOpenChat(): (room: FirstRoom) => void {
  const app = useApp();
  return (room) => {
    const open = async () => (await chatOf(app)).open(room);
    open().catch((error: unknown) => {
      if (!(error instanceof GatewayError)) throw error;
      app.ui.showFailure(error.failure);
    });
  };
}
