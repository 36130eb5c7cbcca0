import type { Language } from '#protocol/model/language.ts';
import type { MessageSender } from '#protocol/vocabulary/message.ts';
import { addMessage } from '../content/content.ts';
import { recordEvent } from '../events/events.ts';
import { shownName } from '../mask-mobile.ts';
import type { Sql } from '../store/database.ts';
import { type TransferMessage, transferTexts, type TransferValues } from './transfer-texts.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Names and words of members are text, and the content of a message is HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

function fill(text: string, values: TransferValues): string {
  const byName: Readonly<Record<string, string>> = { name: values.name, amount: values.amount };
  return text.replace(/\{(\w+)\}/g, (_, name: string) => byName[name] ?? '');
}

function worded(text: (language: Language) => string): Record<Language, string> {
  return { EN: text('EN'), TY: text('TY'), CN: text('CN'), TH: text('TH') };
}

function pesosText(centavos: number): string {
  return (centavos / 100).toLocaleString('en-PH', { style: 'currency', currency: 'PHP' });
}

function messageOf(kind: TransferMessage, values: TransferValues) {
  const html = { ...values, name: escapeHtml(values.name), words: escapeHtml(values.words) };
  const words = html.words === '' ? '' : `<blockquote>${html.words}</blockquote>`;
  return {
    titles: worded((language) => fill(transferTexts[language][kind].title, values)),
    contents: worded(
      (language) => `<p>${fill(transferTexts[language][kind].content, html)}</p>${words}`,
    ),
  };
}

/** The sender of the message about an arrived transfer. */
function senderOf({
  direction,
  senderType,
}: {
  direction: string;
  senderType: number;
}): MessageSender {
  if (direction === 'down') return 'upline';
  return senderType === 0 ? 'member_downline' : 'agent_downline';
}

/** Notifies the recipient of a transfer that it has arrived, or both members that it was sent back: a message and an event each. */
export async function notifyOfTransfer(
  sql: Sql,
  { id, kind }: { readonly id: string; readonly kind: 'received' | 'returned' },
  now: number,
): Promise<void> {
  const transfer = await sql
    .selectFrom('upline_transfer')
    .innerJoin('member as sender', 'sender.id', 'from_id')
    .innerJoin('member as recipient', 'recipient.id', 'to_id')
    .select([
      'direction',
      'from_id',
      'to_id',
      'amount',
      'remark',
      'reason',
      'sender.type as senderType',
    ])
    .select(['sender.nickname as senderName', 'recipient.nickname as recipientName'])
    .where('upline_transfer.id', '=', id)
    .executeTakeFirstOrThrow();
  const { from_id: senderId, to_id: recipientId, remark, reason } = transfer;
  const isDown = transfer.direction === 'down';
  const senderName = shownName(transfer.senderName);
  const recipientName = shownName(transfer.recipientName);
  const amount = pesosText(transfer.amount);
  const isReceived = kind === 'received';
  const receivedKind = !isReceived ? 'returnedFromYou' : isDown ? 'receivedFromUpline' : 'received';
  const fromSender = { name: senderName, amount, words: isReceived ? remark : reason };
  await addMessage(sql, {
    memberId: recipientId,
    sender: isReceived ? senderOf(transfer) : 'merchant',
    ...messageOf(receivedKind, fromSender),
    at: now,
  });
  const cause = { table: 'upline_transfer', id };
  const change = isReceived ? transfer.amount : -transfer.amount;
  const event = { kind: 'balanceChanged', cause } as const;
  await recordEvent(sql, { ...event, memberId: recipientId, values: { amount: change } }, now);
  if (isReceived) return;
  const values = { amount: transfer.amount };
  await recordEvent(sql, { ...event, memberId: senderId, values }, now);
  const toSender = { name: recipientName, amount, words: reason };
  const message = messageOf('returnedToYou', toSender);
  await addMessage(sql, { memberId: senderId, ...message, at: now });
}
