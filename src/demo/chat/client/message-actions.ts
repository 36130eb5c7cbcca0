import { openSheet } from './sheet.ts';
import type { Words } from './chat-words.ts';
import { fill } from './words.ts';
import type { Message } from './calls.ts';

export interface Actions {
  onReply: (message: Message) => void;
  onMention: (message: Message) => void;
  onRemove: (message: Message) => void;
  onReport: (message: Message, reason: string) => void;
  onBlock: (id: string, blocked: boolean) => void;
}

/** Shows what the player can do with a message: everything with messages of others, deleting with own ones. */
export function openActions(
  message: Message,
  {
    words,
    selfId,
    blocked,
    isShared,
  }: { words: Words; selfId: string; blocked: ReadonlySet<string>; isShared: boolean },
  actions: Actions,
) {
  const { author } = message;
  const { onReply, onMention, onRemove, onReport, onBlock } = actions;
  const reply = { label: words.reply, act: () => onReply(message) };
  if (author === null) return openSheet(words.actions, [reply]);
  if (author.id === selfId) {
    return openSheet(words.actions, [reply, { label: words.remove, act: () => onRemove(message) }]);
  }
  const isBlocked = blocked.has(author.id);
  const report = () =>
    openSheet(
      words.whyReport,
      (['abuse', 'spam', 'fraud', 'other'] as const).map((reason) => ({
        label: words[reason],
        act: () => onReport(message, reason),
      })),
    );
  openSheet(words.actions, [
    reply,
    ...(isShared ? [{ label: words.mention, act: () => onMention(message) }] : []),
    { label: words.report, act: report },
    {
      label: fill(isBlocked ? words.unblock : words.block, author.name),
      act: () => onBlock(author.id, !isBlocked),
    },
  ]);
}
