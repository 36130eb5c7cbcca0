import { call } from './calls.js';
import { answer, mention, prepareComposer } from './composer.js';
import { byId } from './dom.js';
import { scrollToEnd } from './log-view.js';
import { openActions } from './message-actions.js';
import { openSheet } from './sheet.js';
import { winCard } from './text.js';

const typingEveryMs = 2_500;

/**
 * Actions of the player in the open room: writes, shows a win, and acts on messages.
 * @typedef {object} ActNeeds
 * @property {string} session
 * @property {() => string} room
 * @property {() => boolean} isShared False in the room with the operator.
 * @property {() => { words: import('./words.js').Words, selfId: string, blocked: Set<string> }} needs
 * @property {(act: () => Promise<unknown>) => Promise<void>} attempt
 * @property {(draft: import('./outbox.js').Draft) => void} onDraft
 * @property {() => void} onBlocked
 * @property {(text: string) => void} say
 *
 * @param {ActNeeds} options
 */
export function createActs({ session, room, isShared, needs, attempt, onDraft, onBlocked, say }) {
  let typedAt = 0;

  /** @param {Pick<import('./outbox.js').Draft, 'content' | 'win' | 'replyTo' | 'mentions'>} draft */
  function send(draft) {
    const clientId = crypto.randomUUID();
    onDraft({ ...draft, room: room(), clientId, at: Date.now(), failure: null });
    scrollToEnd();
  }

  async function chooseWin() {
    const { words } = needs();
    /** @type {{ wins: (import('./calls.js').Win & { roundId: string })[] }} */
    const { wins } = await call('wins', { session });
    const choices = wins.map(({ roundId, ...win }) => ({
      label: winCard(win, words),
      act: () => send({ content: { roundId }, win, replyTo: null, mentions: [] }),
    }));
    openSheet(words.wins, choices, words.noWins);
  }

  function onTyping() {
    if (Date.now() - typedAt < typingEveryMs) return;
    typedAt = Date.now();
    void call('typing', { session, room: room() }).catch(() => undefined);
  }

  /** @type {import('./message-actions.js').Actions} */
  const actions = {
    onReply: answer,
    onMention: ({ author }) => author && mention(author),
    onRemove: ({ room: of, seq }) => void attempt(() => call('remove', { session, room: of, seq })),
    onReport: ({ room: of, seq }, reason) =>
      void attempt(async () => {
        await call('report', { session, room: of, seq, reason });
        say(needs().words.reported);
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
    onSend: (text, replyTo, mentions) => send({ content: { text }, win: null, replyTo, mentions }),
    onTyping,
  });
  byId('wins', HTMLButtonElement).addEventListener('click', () => void attempt(chooseWin));

  return {
    /** @param {import('./calls.js').Message} message */
    show: (message) => openActions(message, { ...needs(), isShared: isShared() }, actions),
  };
}
