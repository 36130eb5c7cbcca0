import { make, makeButton } from './dom.ts';
import { isEmojiOnly, textNodes, winCard } from './text.ts';
import type { Words } from './chat-words.ts';
import { fill } from './words.ts';
import { marketTime, messageTime } from './market-time.ts';
import type { Message, CallError } from './calls.ts';
import type { Draft } from './outbox.ts';

/** The parts of the page that a message item uses. */
export interface ItemNeeds {
  words: Words;
  selfId: string;
  blocked: ReadonlySet<string>;
  /** The other side has read up to this number. Null in a room that does not say. */
  readSeq: number | null;
  onActions: (message: Message) => void;
  onQuote: (seq: number) => void;
}

function timeOf(at: number, { tag }: Words) {
  const written = messageTime(at, Date.now(), tag);
  const time = make('time', 'time', written);
  time.dateTime = new Date(at).toISOString();
  return time;
}

function contentOf({ state, author, win, text }: Message, { words, blocked }: ItemNeeds) {
  const gone = state === 'deleted' ? words.deleted : state === 'removed' ? words.removed : null;
  if (gone !== null) return make('p', 'gone', gone);
  if (author !== null && blocked.has(author.id)) return make('p', 'gone', words.blockedText);
  if (win !== null) return winCard(win, words);
  const body = make('p', isEmojiOnly(text) ? 'text large' : 'text', ...textNodes(text));
  body.dir = 'auto';
  return body;
}

function quoteOf({ replyTo, state }: Message, { words, onQuote }: ItemNeeds) {
  if (replyTo === null || state !== 'sent') return [];
  const { seq, name, text } = replyTo;
  const quote = makeButton('quote', '', () => onQuote(seq));
  const shown = make('span', 'quote-text', text || '…');
  shown.dir = 'auto';
  quote.append(make('bdi', 'quote-name', name ?? words.operator), shown);
  return [quote];
}

/** The item of a stored message. */
export function messageItem(message: Message, needs: ItemNeeds) {
  const { words, selfId, readSeq, onActions } = needs;
  const { author, seq, mentions, at, state, replyTo } = message;
  const isOwn = author?.id === selfId;
  const item = make('li', isOwn ? 'message own' : 'message');
  item.dataset['seq'] = String(seq);
  item.classList.toggle('operator', author === null);
  item.classList.toggle('named', mentions.includes(selfId) || false);
  const who = make('p', 'who', make('bdi', 'name', author?.name ?? words.operator));
  if (author?.level) who.append(' ', make('bdi', 'level', author.level));
  const isRead = readSeq !== null && seq <= readSeq;
  const note = make('p', 'note', timeOf(at, words));
  if (isOwn && state === 'sent') {
    note.append(' ', make('span', 'state', isRead ? words.read : words.sent));
  }
  const more = makeButton('more', '⋯', () => onActions(message));
  more.setAttribute('aria-label', words.actions);
  more.hidden = state !== 'sent';
  const quote = quoteOf({ ...message, replyTo }, needs);
  item.append(make('div', 'bubble', who, ...quote, contentOf(message, needs), note), more);
  return item;
}

/** The item of a message that is not stored yet. */
export function draftItem(
  draft: Draft,
  words: Words,
  { onRetry, onDiscard }: { onRetry: (draft: Draft) => void; onDiscard: (draft: Draft) => void },
) {
  const { content, win, failure, at } = draft;
  const item = make('li', 'message own draft');
  const text = make('p', 'text', ...textNodes('text' in content ? content.text : ''));
  text.dir = 'auto';
  const bubble = make('div', 'bubble', win === null ? text : winCard(win, words));
  if (failure === null) {
    bubble.append(make('p', 'note', timeOf(at, words), ' ', make('span', 'state', words.sending)));
  } else {
    bubble.append(
      make('p', 'note bad', fill(words.notSent, reasonText(failure, words))),
      make(
        'p',
        'acts',
        makeButton('plain', words.retry, () => onRetry(draft)),
        makeButton('plain', words.discard, () => onDiscard(draft)),
      ),
    );
  }
  item.append(bubble);
  return item;
}

/** The reason for which a message was not taken. */
export function reasonText({ reason, details }: CallError, { reasons, tag }: Words) {
  const { until, seconds } = details;
  const value =
    until === undefined
      ? (seconds ?? '')
      : marketTime(until, tag, { dateStyle: 'medium', timeStyle: 'short' });
  return fill(reasons[reason] ?? reasons['unavailable'] ?? '', value);
}
