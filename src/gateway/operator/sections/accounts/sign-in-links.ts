import { operatorRoot } from '#protocol/paths.ts';
import { addSignInLink } from '../../../accounts/accounts.ts';
import { recordAudit } from '../../../audit/audit.ts';
import { findMemberId } from '../../add-rows.ts';
import { emptyBody } from '../../bodies.ts';
import { readBody } from '../../read-body.ts';
import type { Section } from '../section.ts';

const html = `<section>
<h2>Sign-in links</h2>
<p>The address signs a member in once, within five minutes. Give it to that member only: whoever opens it first is signed in.</p>
<form id="sign-in-link">
<label>Member <input name="username" required></label>
<button>Make a link</button>
</form>
<p><output id="made-link"></output></p>
</section>`;

const script = `import { ask, attempt, timeOf } from './page.js';

const form = document.querySelector('#sign-in-link');
const made = document.querySelector('#made-link');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  made.textContent = '';
  const path = 'members/' + encodeURIComponent(form.elements.username.value) + '/sign-in-link';
  void attempt(async () => {
    const { address, expiresAt } = await ask('POST', path, {});
    made.textContent = new URL(address, location.origin) + ' until ' + timeOf(expiresAt);
  }, 'Made.');
});
`;

/** Makes links that sign a member in once. */
export const signInLinksSection: Section = {
  name: 'sign-in-links',
  html,
  script,
  addRoutes(app, { database, settings }) {
    app.post(`${operatorRoot}/members/:username/sign-in-link`, async (context) => {
      await readBody(context, emptyBody);
      const link = await database.transaction(async (sql) => {
        const memberId = await findMemberId(sql, context.req.param('username'));
        const at = settings.clock.now();
        await recordAudit(sql, { memberId, actor: 'operator', kind: 'signInLinkMade', at });
        return addSignInLink(sql, memberId, at);
      });
      return context.json(link);
    });
  },
};
