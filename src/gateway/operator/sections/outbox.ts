import { operatorRoot } from '#contract/paths.ts';
import type { Database } from '../../store/database.ts';
import type { Section } from './section.ts';

const html = `<section>
<h2>Outbox</h2>
<p>Messages that would have been sent by SMS or e-mail, newest first.</p>
<ol id="outbox"></ol>
</section>`;

const script = `import { ask, keepFresh, timeOf } from './page.js';

const outbox = document.querySelector('#outbox');

function line({ at, channel, to, code, text }) {
  const item = document.createElement('li');
  item.textContent = [timeOf(at), channel, to, code, text].filter(Boolean).join(' \\u00b7 ');
  return item;
}

keepFresh(async () => outbox.replaceChildren(...(await ask('GET', 'outbox')).map(line)));
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

/** Sent codes and messages, and the texts of captchas. */
export const outboxSection: Section = {
  name: 'outbox',
  html,
  script,
  addRoutes(app, { outbox, database, settings }) {
    app.get(`${operatorRoot}/outbox`, async (context) =>
      context.json(await outbox.list(context.req.query('to'))),
    );
    app.get(`${operatorRoot}/captchas`, async (context) =>
      context.json(await captchas(database, settings.clock.now())),
    );
  },
};
