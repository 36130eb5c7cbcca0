import { call, type Message } from './calls.ts';
import { answer, mention, prepareComposer } from './composer.ts';
import { byId } from './dom.ts';
import { scrollToEnd } from './log-view.ts';
import { openActions, type Actions } from './message-actions.ts';
import { openSheet } from './sheet.ts';
import { winCard } from './text.ts';
import { text } from './texts/texts.ts';
import type { Draft } from './outbox.ts';

const typingEveryMs = 2_500;

/** Actions of the player in the open room: writes, shows a win, and acts on messages. */
interface ActNeeds {
  session: string;
  room: () => string;
  /** False in the room with the operator. */
  isShared: () => boolean;
  needs: () => { selfId: string; blocked: Set<string> };
  attempt: (act: () => Promise<unknown>) => Promise<void>;
  onDraft: (draft: Draft) => void;
  onBlocked: () => void;
  say: (words: string) => void;
}

export function createActs({
  session,
  room,
  isShared,
  needs,
  attempt,
  onDraft,
  onBlocked,
  say,
}: ActNeeds) {
  let typedAt = 0;

  function send(draft: Pick<Draft, 'content' | 'win' | 'replyTo' | 'mentions'>) {
    const clientId = crypto.randomUUID();
    onDraft({ ...draft, room: room(), clientId, at: Date.now(), failure: null });
    scrollToEnd();
  }

  async function chooseWin() {
    const { wins } = await call('wins', { session });
    const choices = wins.map(({ roundId, ...win }) => ({
      label: winCard(win),
      act: () => send({ content: { roundId }, win, replyTo: null, mentions: [] }),
    }));
    openSheet(text('win.choose'), choices, text('win.none'));
  }

  function onTyping() {
    if (Date.now() - typedAt < typingEveryMs) return;
    typedAt = Date.now();
    void call('typing', { session, room: room() }).catch(() => undefined);
  }

  const actions: Actions = {
    onReply: answer,
    onMention: ({ author }) => author && mention(author),
    onRemove: ({ room: of, seq }) => void attempt(() => call('remove', { session, room: of, seq })),
    onReport: ({ room: of, seq }, reason) =>
      void attempt(async () => {
        await call('report', { session, room: of, seq, reason });
        say(text('report.thanks'));
      }),
    onBlock: (memberId, isBlocked) =>
      void attempt(async () => {
        const { blocked } = needs();
        await call('block', { session, memberId, blocked: isBlocked });
        if (isBlocked) blocked.add(memberId);
        else blocked.delete(memberId);
        onBlocked();
      }),
  };

  prepareComposer({
    onSend: (written, replyTo, mentions) =>
      send({ content: { text: written }, win: null, replyTo, mentions }),
    onTyping,
  });
  byId('wins', HTMLButtonElement).addEventListener('click', () => void attempt(chooseWin));

  return {
    show: (message: Message) => openActions(message, { ...needs(), isShared: isShared() }, actions),
  };
}
