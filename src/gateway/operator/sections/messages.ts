import { sql as raw } from 'kysely';
import {
  type InferOutput,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  optional,
  pipe,
  strictObject,
  string,
  variant,
} from 'valibot';
import { dayMs } from '#protocol/model/market-day.ts';
import { wholeNumber } from '#protocol/model/wire.ts';
import { operatorRoot } from '#protocol/paths.ts';
import { addMessage } from '../../content/content.ts';
import { cashTerms, offerReward } from '../../offers/offers.ts';
import type { Database, Sql } from '../../store/database.ts';
import { worded } from '../../texts/texts.ts';
import { findMemberId } from '../add-rows.ts';
import { changersOf, requireRole } from '../access.ts';
import { operatorAmount } from '../amounts.ts';
import { wordedText } from '../bodies.ts';
import { readBody } from '../read-body.ts';
import type { Section } from './section.ts';
import { action, field, form, member, required, row, state, table, time } from '../view-parts.ts';

const days = optional(pipe(wholeNumber(), minValue(1)), 30);
const points = pipe(
  number(),
  integer('A reward of points is whole points'),
  minValue(1),
  maxValue(1_000_000_000),
);

/** `to` is a username, the amount is pesos or whole points. The reward can be claimed for `days` days. */
const messageBody = strictObject({
  to: pipe(string(), minLength(1), maxLength(200)),
  title: wordedText,
  content: wordedText,
  reward: nullish(
    variant('kind', [
      strictObject({ kind: literal('cash'), amount: operatorAmount(), days }),
      strictObject({ kind: literal('points'), amount: points, days }),
    ]),
    null,
  ),
});

type MessageBody = InferOutput<typeof messageBody>;

/** Conditions in one line. */
const terms = {
  cash: cashTerms,
  points: worded('message.pointTerms'),
};

/** Sends a message of the merchant to a member, with the reward that is attached to it. Returns its id. */
function sendMessage(
  { transaction }: Pick<Database, 'transaction'>,
  { to, title, content, reward }: MessageBody,
  at: number,
): Promise<string> {
  return transaction(async (sql) => {
    const memberId = await findMemberId(sql, to);
    const id = await addMessage(sql, { memberId, titles: title, contents: content, at });
    if (reward === null) return id;
    const { kind, amount, days } = reward;
    await offerReward(sql, {
      memberId,
      key: `message:${id}`,
      source: 'message',
      cause: { table: 'message', id },
      value: kind === 'cash' ? { kind, centavos: amount } : { kind, points: amount },
      title,
      terms: terms[kind],
      at,
      expiresAt: at + days * dayMs,
      actor: 'operator',
    });
    return id;
  });
}

function lastMessages(sql: Sql) {
  return sql
    .selectFrom('message')
    .innerJoin('member', 'member.id', 'message.member_id')
    .leftJoin('reward', (join) =>
      join
        .onRef('reward.cause_id', '=', raw<string>`message.id::text`)
        .on('reward.cause_table', '=', 'message'),
    )
    .select(['username', 'sender', 'message.titles', 'sent_at as sentAt', 'read_at as readAt'])
    .select('reward.state as reward')
    .orderBy('message.id', 'desc')
    .limit(50)
    .execute();
}

const messageFields = [
  required({ name: 'to', label: 'Member' }),
  required({ name: 'title', label: 'Title' }),
  required({ name: 'content', label: 'Content, HTML', type: 'area' }),
];

const rewardFields = [
  field({
    name: 'reward.kind',
    label: 'Reward',
    type: 'choice',
    options: [
      { value: '', label: 'none' },
      { value: 'cash', label: 'cash in pesos' },
      { value: 'points', label: 'points' },
    ],
  }),
  field({ name: 'reward.amount', label: 'Amount of the reward', type: 'number' }),
  field({ name: 'reward.days', label: 'Days to claim it', type: 'number', value: '30' }),
];

/** The last messages to members, and a form that sends one, with or without a reward. */
export const messagesSection: Section = {
  name: 'messages',
  area: 'contact',
  page: {
    title: 'Messages',
    group: 'Contact',
    async view({ database }, _, { mayChange }) {
      const messages = await lastMessages(database.sql);
      const rows = messages.map((one, n) =>
        row(`${one.sentAt} ${n}`, [
          time(one.sentAt),
          member(one.username),
          one.sender,
          one.titles.EN,
          time(one.readAt),
          one.reward === null ? '' : state(one.reward),
        ]),
      );
      const send = action({
        label: 'Send',
        path: 'messages',
        done: 'Sent.',
        fields: mayChange('money') ? [...messageFields, ...rewardFields] : messageFields,
      });
      const columns = ['Sent', 'Member', 'From', 'Title', 'Read', 'Reward'];
      return [
        form('Send a message', send),
        table({ title: 'Last messages', text: 'Newest first.', columns, rows }),
      ];
    },
  },
  addRoutes(app, { database, settings }) {
    const path = `${operatorRoot}/messages`;
    app.post(path, async (context) => {
      const body = await readBody(context, messageBody);
      if (body.reward !== null) requireRole(context.get('operator'), changersOf('money'));
      return context.json({ id: await sendMessage(database, body, settings.clock.now()) });
    });
  },
};
