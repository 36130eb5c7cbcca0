import { openSheet } from './sheet.ts';
import { text } from './texts/texts.ts';
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
    selfId,
    blocked,
    isShared,
  }: { selfId: string; blocked: ReadonlySet<string>; isShared: boolean },
  actions: Actions,
) {
  const { author } = message;
  const { onReply, onMention, onRemove, onReport, onBlock } = actions;
  const title = text('message.actions');
  const reply = { label: text('action.reply'), act: () => onReply(message) };
  if (author === null) return openSheet(title, [reply]);
  if (author.id === selfId) {
    const remove = { label: text('action.remove'), act: () => onRemove(message) };
    return openSheet(title, [reply, remove]);
  }
  const isBlocked = blocked.has(author.id);
  const report = () =>
    openSheet(
      text('report.why'),
      (['abuse', 'spam', 'fraud', 'other'] as const).map((reason) => ({
        label: text(`report.reason.${reason}`),
        act: () => onReport(message, reason),
      })),
    );
  openSheet(title, [
    reply,
    ...(isShared ? [{ label: text('action.mention'), act: () => onMention(message) }] : []),
    { label: text('action.report'), act: report },
    {
      label: text(isBlocked ? 'action.unblock' : 'action.block', { name: author.name }),
      act: () => onBlock(author.id, !isBlocked),
    },
  ]);
}
