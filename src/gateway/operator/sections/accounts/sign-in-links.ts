import { maxLength, minLength, pipe, strictObject, string } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import { addSignInLink } from '../../../accounts/accounts.ts';
import { recordAudit } from '../../../audit/audit.ts';
import { findMemberId } from '../../add-rows.ts';
import { emptyBody } from '../../bodies.ts';
import { readBody } from '../../read-body.ts';
import type { Section } from '../section.ts';
import { action, form, required } from '../../view-parts.ts';

const nameBody = strictObject({ username: pipe(string(), minLength(1), maxLength(60)) });

/** Makes links that sign a member in once. */
export const signInLinksSection: Section = {
  name: 'sign-in-links',
  area: 'owner',
  page: {
    title: 'Sign-in links',
    group: 'Members',
    view: async () => [
      form(
        'Make a link',
        action({
          label: 'Make a link',
          path: 'sign-in-links',
          fields: [required({ name: 'username', label: 'Member' })],
          done: 'The link works for five minutes: {origin}{address}',
        }),
        'The address signs a member in once, within five minutes. Give it to that member only: the first who opens it is signed in.',
      ),
    ],
  },
  addRoutes(app, { database, settings }) {
    const make = (username: string) =>
      database.transaction(async (sql) => {
        const memberId = await findMemberId(sql, username);
        const at = settings.clock.now();
        await recordAudit(sql, { memberId, actor: 'operator', kind: 'signInLinkMade', at });
        return addSignInLink(sql, memberId, at);
      });
    app
      .with({ audit: 'inside' })
      .post(`${operatorRoot}/members/:username/sign-in-link`, async (context) => {
        await readBody(context, emptyBody);
        return context.json(await make(context.req.param('username')));
      });
    app.with({ audit: 'inside' }).post(`${operatorRoot}/sign-in-links`, async (context) => {
      const { username } = await readBody(context, nameBody);
      return context.json(await make(username));
    });
  },
};
