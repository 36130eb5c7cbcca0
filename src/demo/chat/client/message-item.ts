import { make, makeButton } from './dom.ts';
import { isEmojiOnly, textNodes, winCard } from './text.ts';
import { isKey, languageTag, text } from './texts/texts.ts';
import { marketTime, messageTime } from './market-time.ts';
import type { Message, CallError } from './calls.ts';
import type { Draft } from './outbox.ts';

/** The parts of the page that a message item uses. */
export interface ItemNeeds {
  selfId: string;
  blocked: ReadonlySet<string>;
  /** The other side has read up to this number. Null in a room that does not say. */
  readSeq: number | null;
  onActions: (message: Message) => void;
  onQuote: (seq: number) => void;
}

function timeOf(at: number) {
  const written = messageTime(at, Date.now(), languageTag());
  const time = make('time', 'time', written);
  time.dateTime = new Date(at).toISOString();
  return time;
}

function contentOf({ state, author, win, text: written }: Message, { blocked }: ItemNeeds) {
  if (state !== 'sent') return make('p', 'gone', text(`message.${state}`));
  if (author !== null && blocked.has(author.id)) return make('p', 'gone', text('message.blocked'));
  if (win !== null) return winCard(win);
  const body = make('p', isEmojiOnly(written) ? 'text large' : 'text', ...textNodes(written));
  body.dir = 'auto';
  return body;
}

function quoteOf({ replyTo, state }: Message, { onQuote }: ItemNeeds) {
  if (replyTo === null || state !== 'sent') return [];
  const { seq, name, text: written } = replyTo;
  const quote = makeButton('quote', '', () => onQuote(seq));
  const shown = make('span', 'quote-text', written || '…');
  shown.dir = 'auto';
  quote.append(make('bdi', 'quote-name', name ?? text('message.operator')), shown);
  return [quote];
}

/** The item of a stored message. */
export function messageItem(message: Message, needs: ItemNeeds) {
  const { selfId, readSeq, onActions } = needs;
  const { author, seq, mentions, at, state, replyTo } = message;
  const isOwn = author?.id === selfId;
  const item = make('li', isOwn ? 'message own' : 'message');
  item.dataset['seq'] = String(seq);
  item.classList.toggle('operator', author === null);
  item.classList.toggle('named', mentions.includes(selfId) || false);
  const who = make('p', 'who', make('bdi', 'name', author?.name ?? text('message.operator')));
  if (author?.level) who.append(' ', make('bdi', 'level', author.level));
  const isRead = readSeq !== null && seq <= readSeq;
  const note = make('p', 'note', timeOf(at));
  if (isOwn && state === 'sent') {
    note.append(' ', make('span', 'state', text(isRead ? 'message.read' : 'message.sent')));
  }
  const more = makeButton('more', '⋯', () => onActions(message));
  more.setAttribute('aria-label', text('message.actions'));
  more.hidden = state !== 'sent';
  const quote = quoteOf({ ...message, replyTo }, needs);
  item.append(make('div', 'bubble', who, ...quote, contentOf(message, needs), note), more);
  return item;
}

/** The item of a message that is not stored yet. */
export function draftItem(
  draft: Draft,
  { onRetry, onDiscard }: { onRetry: (draft: Draft) => void; onDiscard: (draft: Draft) => void },
) {
  const { content, win, failure, at } = draft;
  const item = make('li', 'message own draft');
  const body = make('p', 'text', ...textNodes('text' in content ? content.text : ''));
  body.dir = 'auto';
  const bubble = make('div', 'bubble', win === null ? body : winCard(win));
  if (failure === null) {
    bubble.append(make('p', 'note', timeOf(at), ' ', make('span', 'state', text('draft.sending'))));
  } else {
    bubble.append(
      make('p', 'note bad', text('draft.notSent', { reason: reasonText(failure) })),
      make(
        'p',
        'acts',
        makeButton('plain', text('draft.retry'), () => onRetry(draft)),
        makeButton('plain', text('draft.discard'), () => onDiscard(draft)),
      ),
    );
  }
  item.append(bubble);
  return item;
}

/** The reason for which a message was not taken. */
export function reasonText({ reason, details }: CallError) {
  const { until, seconds = '' } = details;
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const time = until === undefined ? '' : marketTime(until, languageTag(), style);
  const key = `refusal.${reason}` as const;
  return isKey(key) ? text(key, { time, seconds }) : text('refusal.unavailable');
}
