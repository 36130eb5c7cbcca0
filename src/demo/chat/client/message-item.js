import { make, makeButton } from './dom.js';
import { isEmojiOnly, textNodes, winCard } from './text.js';
import { fill } from './words.js';
import { marketTime, messageTime } from './market-time.js';

/**
 * @typedef {import('./calls.js').Message} Message
 * @typedef {import('./outbox.js').Draft} Draft
 * @typedef {import('./words.js').Words} Words
 *
 * The parts of the page that a message item uses.
 * @typedef {object} ItemNeeds
 * @property {Words} words
 * @property {string} selfId
 * @property {ReadonlySet<string>} blocked
 * @property {number | null} readSeq The other side has read up to this number. Null in a room that does not say.
 * @property {(message: Message) => void} onActions
 * @property {(seq: number) => void} onQuote
 */

/** @param {number} at @param {Words} words */
function timeOf(at, { tag }) {
  const written = messageTime(at, Date.now(), tag);
  const time = make('time', 'time', written);
  time.dateTime = new Date(at).toISOString();
  return time;
}

/** @param {Message} message @param {ItemNeeds} needs */
function contentOf({ state, author, win, text }, { words, blocked }) {
  const gone = state === 'deleted' ? words.deleted : state === 'removed' ? words.removed : null;
  if (gone !== null) return make('p', 'gone', gone);
  if (author !== null && blocked.has(author.id)) return make('p', 'gone', words.blockedText);
  if (win !== null) return winCard(win, words);
  const body = make('p', isEmojiOnly(text) ? 'text large' : 'text', ...textNodes(text));
  body.dir = 'auto';
  return body;
}

/** @param {Message} message @param {ItemNeeds} needs */
function quoteOf({ replyTo, state }, { words, onQuote }) {
  if (replyTo === null || state !== 'sent') return [];
  const { seq, name, text } = replyTo;
  const quote = makeButton('quote', '', () => onQuote(seq));
  const shown = make('span', 'quote-text', text || '…');
  shown.dir = 'auto';
  quote.append(make('bdi', 'quote-name', name ?? words.operator), shown);
  return [quote];
}

/**
 * The item of a stored message.
 * @param {Message} message
 * @param {ItemNeeds} needs
 */
export function messageItem(message, needs) {
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

/**
 * The item of a message that is not stored yet.
 * @param {Draft} draft
 * @param {Words} words
 * @param {{ onRetry: (draft: Draft) => void, onDiscard: (draft: Draft) => void }} acts
 */
export function draftItem(draft, words, { onRetry, onDiscard }) {
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

/**
 * Why a message was not taken.
 * @param {import('./calls.js').CallError} failure
 * @param {Words} words
 */
export function reasonText({ reason, details }, { reasons, tag }) {
  const { until, seconds } = details;
  const value =
    until === undefined
      ? (seconds ?? '')
      : marketTime(until, tag, { dateStyle: 'medium', timeStyle: 'short' });
  return fill(reasons[reason] ?? reasons['unavailable'] ?? '', value);
}
