import { maxLength, minLength, pipe, safeParse, strictObject, string, trim } from 'valibot';
import { isUuid } from '#protocol/uuid.ts';
import { operatorRoot } from '#protocol/paths.ts';
import { Refusal } from '../../../http/refusal.ts';
import { recordStep } from '../../../ledger/ledger.ts';
import { voidBet } from '../../../bets/bets.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import type { Section } from '../section.ts';
import { findRecords } from './find-records.ts';

const html = `<section id="find">
<h2>Search</h2>
<form role="search"><label>Member, mobile number, e-mail, number of a payment or a bet, or a reference <input type="search" name="text" maxlength="100" autocomplete="off"></label><button>Search</button></form>
<div id="found" aria-live="polite"></div>
</section>`;

const script = `import { ask, attempt, button, row, table, timeOf } from './page.js';

const form = document.querySelector('#find form');
const found = document.querySelector('#found');
let last = '';

function voiding({ id, username, amount, number }) {
  return button('Void', async ({ reason }) => {
    await ask('POST', 'bets/' + id + '/void', { reason });
    await show();
  }, 'The stake of ' + amount + ' pesos is back.', {
    question: 'Void bet ' + number + ' of ' + username + '? The stake of ' + amount + ' pesos goes back to the member, and the bet counts for nothing.',
    fields: [{ name: 'reason', label: 'Reason, which the member reads', required: true }],
    yes: 'Void the bet',
  });
}

async function show() {
  const { members, records } = await ask('GET', 'find?text=' + encodeURIComponent(last));
  const people = members.map((one) => row(one.username, one.nickname, String(one.type), timeOf(one.registeredAt), one.suspended ? 'suspended' : ''));
  const rows = records.map((one) => row(one.kind, one.number, one.username, one.amount, one.state, timeOf(one.at), one.note, one.id, one.kind === 'bet' && one.state === 'open' ? [voiding(one)] : ''));
  found.replaceChildren(
    ...(people.length > 0 ? [table(['Member', 'Nickname', 'Type', 'Registered', ''], people)] : []),
    ...(rows.length > 0 ? [table(['What', 'Number', 'Member', 'Pesos', 'State', 'Time', 'Notes', 'Id', 'Actions'], rows)] : []),
    ...(people.length + rows.length === 0 ? ['Nothing has this name or number.'] : []),
  );
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  last = form.elements.text.value.trim();
  if (last === '') found.replaceChildren();
  else void attempt(show);
});
`;

const searched = pipe(string(), trim(), minLength(1), maxLength(100));
const voidBody = strictObject({ reason: pipe(string(), trim(), minLength(1), maxLength(300)) });

/** Finds members, payments and bets by what a player can read out, and voids open bets. */
export const findSection: Section = {
  name: 'find',
  html,
  script,
  addRoutes(app, { database, settings }) {
    app.get(`${operatorRoot}/find`, async (context) => {
      const text = safeParse(searched, context.req.query('text'));
      if (!text.success) throw new BadRequest('A text to search for is missing');
      return context.json(await findRecords(database.sql, text.output));
    });
    app.post(`${operatorRoot}/bets/:id/void`, async (context) => {
      const id = context.req.param('id');
      const { reason } = await readBody(context, voidBody);
      if (!isUuid(id)) throw new Refusal(404, 'not_found');
      const cancellation = { actor: 'operator', remark: reason } as const;
      const at = settings.clock.now();
      const isVoid = await database.transaction(async (sql) => {
        if (!(await voidBet(sql, id, cancellation, at))) return false;
        const subject = { table: 'round', id } as const;
        const step = { subject, from: 'open', to: 'cancelled', actor: 'operator' } as const;
        await recordStep(sql, { ...step, at, reason });
        return true;
      });
      if (!isVoid) return context.json({ error: 'The bet is not open: nothing was changed' }, 409);
      return context.json({ done: true });
    });
  },
};
