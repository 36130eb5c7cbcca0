import { openSheet } from './sheet.js';
import { fill } from './words.js';

/**
 * @typedef {import('./calls.js').Message} Message
 *
 * @typedef {object} Actions
 * @property {(message: Message) => void} onReply
 * @property {(message: Message) => void} onMention
 * @property {(message: Message) => void} onRemove
 * @property {(message: Message, reason: string) => void} onReport
 * @property {(id: string, blocked: boolean) => void} onBlock
 */

/**
 * Shows what the player can do with a message: everything with messages of others, deleting with own ones.
 * @param {Message} message
 * @param {{ words: import('./words.js').Words, selfId: string, blocked: ReadonlySet<string>, isShared: boolean }} needs
 * @param {Actions} actions
 */
export function openActions(message, { words, selfId, blocked, isShared }, actions) {
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
      /** @type {const} */ (['abuse', 'spam', 'fraud', 'other']).map((reason) => ({
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
