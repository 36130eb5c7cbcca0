import { sql as raw } from 'kysely';
import {
  check,
  type InferOutput,
  maxLength,
  minLength,
  minValue,
  nullish,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
} from 'valibot';
import { dayMs } from '#protocol/model/market-day.ts';
import { pesoAmount, toCentavos } from '#protocol/model/money.ts';
import { wholeNumber } from '#protocol/model/wire.ts';
import { operatorRoot } from '#protocol/paths.ts';
import { addMessage } from '../../content/content.ts';
import { cashTerms, offerReward } from '../../offers/offers.ts';
import type { Database, Sql } from '../../store/database.ts';
import { findMemberId } from '../add-rows.ts';
import { worded } from '../bodies.ts';
import { readBody } from '../read-body.ts';
import type { Section } from './section.ts';

const html = `<section>
<h2>Messages</h2>
<form id="message">
<label>Member <input name="to" required></label>
<label>Title <input name="title" required maxlength="100"></label>
<label>Content, HTML <textarea name="content" required rows="4" cols="60"></textarea></label>
<label>Reward <select name="kind"><option value="">none</option><option value="cash">cash in pesos</option><option value="points">points</option></select></label>
<label>Amount <input type="number" name="amount" min="0.01" step="0.01"></label>
<label>Days to claim it <input type="number" name="days" min="1" value="30"></label>
<button>Send</button>
</form>
<p>The last messages to members, newest first.</p>
<table>
<thead><tr><th>Sent</th><th>Member</th><th>From</th><th>Title</th><th>Read</th><th>Reward</th></tr></thead>
<tbody id="messages"></tbody>
</table>
</section>`;

const script = `import { ask, attempt, keepFresh, refresh, row, timeOf } from './page.js';

const list = document.querySelector('#messages');
const form = document.querySelector('#message');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const { kind, amount, days, ...texts } = Object.fromEntries(new FormData(form));
  const reward = kind === '' ? null : { kind, amount: Number(amount), days: Number(days) };
  void attempt(() => ask('POST', 'messages', { ...texts, reward }), 'Sent.').then(refresh);
});

keepFresh(async () => {
  const messages = await ask('GET', 'messages');
  list.replaceChildren(...messages.map((one) =>
    row(timeOf(one.sentAt), one.username, one.sender, one.titles.EN, timeOf(one.readAt), one.reward)));
});
`;

/** `to` is a username, the amount is pesos or whole points. The reward can be claimed for `days` days. */
const messageBody = strictObject({
  to: pipe(string(), minLength(1), maxLength(200)),
  title: worded,
  content: worded,
  reward: nullish(
    pipe(
      strictObject({
        kind: picklist(['cash', 'points']),
        amount: pesoAmount(),
        days: optional(pipe(wholeNumber(), minValue(1)), 30),
      }),
      check(({ kind, amount }) => kind === 'cash' || Number.isInteger(amount), 'whole points'),
    ),
    null,
  ),
});

type MessageBody = InferOutput<typeof messageBody>;

/** Conditions in one line. */
const terms = {
  cash: cashTerms,
  points: {
    EN: 'Points for the points mall.',
    TY: 'Mga puntos para sa points mall.',
    CN: '积分商城可用的积分。',
    TH: 'คะแนนสำหรับห้างคะแนน',
  },
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
      value: kind === 'cash' ? { kind, centavos: toCentavos(amount) } : { kind, points: amount },
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

/** The last messages to members, and a form that sends one, with a reward if wished. */
export const messagesSection: Section = {
  name: 'messages',
  html,
  script,
  addRoutes(app, { database, settings }) {
    const path = `${operatorRoot}/messages`;
    app.get(path, async (context) => context.json(await lastMessages(database.sql)));
    app.post(path, async (context) => {
      const body = await readBody(context, messageBody);
      return context.json({ id: await sendMessage(database, body, settings.clock.now()) });
    });
  },
};
