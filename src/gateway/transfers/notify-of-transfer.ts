import { inEachLanguage } from '#protocol/model/language.ts';
import type { MessageSender } from '#protocol/vocabulary/message.ts';
import { addMessage } from '../content/content.ts';
import { recordEvent } from '../events/events.ts';
import { pesoText } from '../ledger/ledger.ts';
import { shownName } from '../mask-mobile.ts';
import type { Sql } from '../store/database.ts';
import { text, worded } from '../texts/texts.ts';

/** Values of a message: the other member, the amount as text, and the words of the sender or the operator. */
interface TransferValues {
  readonly name: string;
  readonly amount: string;
  readonly words: string;
}

/** Message about a transfer between a member and the upline: it has arrived from a downline or from the upline, or the operator has sent it back, to its sender or from its recipient. */
type TransferMessage = 'received' | 'receivedFromUpline' | 'returnedToYou' | 'returnedFromYou';

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

function messageOf(kind: TransferMessage, { name, amount, words }: TransferValues) {
  const quote = words === '' ? '' : `<blockquote>${escapeHtml(words)}</blockquote>`;
  const html = { name: escapeHtml(name), amount };
  return {
    titles: worded(`transfer.${kind}.title`, { name, amount }),
    contents: inEachLanguage(
      (language) => `<p>${text(language, `transfer.${kind}.content`, html)}</p>${quote}`,
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
  const amount = pesoText(transfer.amount);
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
