import { operatorRoot } from '#protocol/paths.ts';
import { smsOfToday } from '../../accounts/accounts.ts';
import type { Database } from '../../store/database.ts';
import type { Section } from './section.ts';

const html = `<section>
<h2>Outbox</h2>
<form id="sms-budget">
<label>Codes by SMS in a day <input type="number" name="perDay" min="0"></label>
<label>to one country <input type="number" name="perCountry" min="0"></label>
<label>to countries with a limit of their own, such as 63=5000 <input type="text" name="byDialCode"></label>
</form>
<ul id="sms-counts"></ul>
<p>Messages that would have been sent by SMS or e-mail, newest first.</p>
<ol id="outbox"></ol>
</section>`;

const script = `import { ask, attempt, keepFresh, timeOf } from './page.js';

const form = document.querySelector('#sms-budget');
const counts = document.querySelector('#sms-counts');
const outbox = document.querySelector('#outbox');

function line({ at, channel, to, code, text }) {
  const item = document.createElement('li');
  item.textContent = [timeOf(at), channel, to, code, text].filter(Boolean).join(' \\u00b7 ');
  return item;
}

function countLine({ dialCode, sent, most, alarm }) {
  const item = document.createElement('li');
  const where = dialCode === null ? 'Codes by SMS today' : 'to +' + dialCode;
  item.textContent = where + ': ' + sent + ' of ' + most + (alarm === null ? '' : ' \\u00b7 ALARM: ' + alarm);
  return item;
}

function show({ smsBudget }) {
  const limits = Object.entries(smsBudget.byDialCode).map((limit) => limit.join('='));
  const values = { ...smsBudget, byDialCode: limits.join(', ') };
  for (const field of form.elements) if (field !== document.activeElement) field.value = values[field.name];
}

const limitsIn = (text) =>
  Object.fromEntries(text.split(/[\\s,]+/).filter(Boolean).map((limit) => {
    const [dialCode, most] = limit.split('=');
    return [dialCode, Number(most)];
  }));

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', () => {
  const { perDay, perCountry, byDialCode } = form.elements;
  const smsBudget = {
    perDay: Number(perDay.value),
    perCountry: Number(perCountry.value),
    byDialCode: limitsIn(byDialCode.value),
  };
  void attempt(async () => show(await ask('PATCH', 'settings', { smsBudget })), 'Saved.');
});

keepFresh(async () => {
  show(await ask('GET', 'settings'));
  counts.replaceChildren(...(await ask('GET', 'sms')).map(countLine));
  outbox.replaceChildren(...(await ask('GET', 'outbox')).map(line));
});
`;

/** The texts of the captchas that have not expired, newest first, for programs that cannot read the pictures. */
function captchas({ sql }: Database, now: number) {
  return sql
    .selectFrom('captcha')
    .select(['text', 'made_at as at'])
    .where('expires_at', '>', now)
    .orderBy('made_at', 'desc')
    .limit(20)
    .execute();
}

/** Sent codes and messages, the number of codes by SMS and its limits with an alarm, and the texts of captchas. */
export const outboxSection: Section = {
  name: 'outbox',
  html,
  script,
  addRoutes(app, { outbox, database, settings }) {
    app.get(`${operatorRoot}/outbox`, async (context) =>
      context.json(await outbox.list(context.req.query('to'))),
    );
    app.get(`${operatorRoot}/sms`, async (context) => {
      const counts = await smsOfToday(database.sql, await settings.read(), settings.clock.now());
      return context.json(counts);
    });
    app.get(`${operatorRoot}/captchas`, async (context) =>
      context.json(await captchas(database, settings.clock.now())),
    );
  },
};
