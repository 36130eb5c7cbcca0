import { launchChat } from '#protocol/calls/contact/chat.ts';
import type { ChatRoom } from '#protocol/vocabulary/chat-room.ts';
import type { ChatMessage, OpenedChat, StreamLine } from '#gateway/chat/chat.ts';
import type { Gateway } from '#gateway/gateway.ts';
import { createCaller } from './open-gateway.ts';

/** An answer of the chat. */
interface ChatAnswer {
  readonly status: number;
  readonly reason?: string;
  readonly seconds?: number;
  readonly until?: number;
  readonly message?: ChatMessage;
  readonly messages?: readonly ChatMessage[];
  readonly more?: boolean;
  readonly version?: number;
  readonly readSeq?: number;
  readonly unread?: number;
  readonly wins?: readonly { readonly roundId: string }[];
}

const origin = 'http://localhost:4174';

/** Sends a call of the page. */
export async function fetchChat(gateway: Gateway, name: string, body: object): Promise<Response> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  return gateway.gamesFetch(new Request(`${origin}/chat/${name}`, init), { ip: '192.0.2.1' });
}

/** The ticket of the address of the chat. */
export async function chatTicket(gateway: Gateway, token: string, room: ChatRoom | '' = '') {
  const { url } = await createCaller(gateway).request(launchChat, { room }, { token });
  return new URL(url).hash.slice(1);
}

/** Reads the lines of a stream. `onMessage` is called with each message. */
export function readLines(
  answer: Response,
  onMessage: (message: ChatMessage) => void = () => undefined,
) {
  const lines: StreamLine[] = [];
  const reader = answer.body?.getReader();
  let isOpen = true;
  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const { done, value } = (await reader?.read().catch(() => null)) ?? { done: true };
      if (done) break;
      const parts = (text + decoder.decode(value, { stream: true })).split('\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const line: StreamLine = JSON.parse(part);
        lines.push(line);
        if (line.kind === 'message') onMessage(line.message);
      }
    }
    isOpen = false;
  }
  const ended = read();
  const messages = () => lines.flatMap((line) => (line.kind === 'message' ? line.message : []));
  return {
    status: answer.status,
    lines,
    messages,
    texts: () => messages().map(({ text }) => text),
    kinds: () => lines.map(({ kind }) => kind),
    isOpen: () => isOpen,
    ended,
    async close() {
      await reader?.cancel();
      await ended;
    },
  };
}

let sent = 0;

/** Opens the chat of a member by a ticket, as the page does. */
export async function openChat(gateway: Gateway, token: string, room: ChatRoom | '' = '') {
  const ticket = await chatTicket(gateway, token, room);
  const opened: OpenedChat = await (
    await fetchChat(gateway, 'open', { ticket, parents: [] })
  ).json();
  const { session } = opened;
  const call = async (name: string, body: object = {}): Promise<ChatAnswer> => {
    const answer = await fetchChat(gateway, name, { session, ...body });
    return { status: answer.status, ...(await answer.json()) };
  };
  return {
    ...opened,
    call,
    /** Sends a text to a room. */
    send: (to: string, text: string, more: object = {}) =>
      call('send', {
        room: to,
        clientId: `message-${(sent += 1)}`,
        content: { text },
        replyTo: null,
        mentions: [],
        ...more,
      }),
    history: (of: string, before: number | null = null) => call('history', { room: of, before }),
    stream: async (of: string, after = 0) =>
      readLines(await fetchChat(gateway, 'stream', { session, room: of, after })),
  };
}

export type TestChat = Awaited<ReturnType<typeof openChat>>;
