import { maxLength, minLength, pipe, strictObject, string, trim } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import { maskEmail, maskName } from '../../../accounts/accounts.ts';
import { maskMobile } from '../../../mask-mobile.ts';
import { findMemberId } from '../../add-rows.ts';
import { emptyBody } from '../../bodies.ts';
import type { ConsoleNeeds } from '../../console-needs.ts';
import { readBody } from '../../read-body.ts';
import type { SectionRoutes } from '../../routes.ts';
import type { Block } from '../../view.ts';
import { action, form, required, time } from '../../view-parts.ts';
import type { PageReader } from '../section.ts';
import { accessMinutes, endAccess, grantAccess, lookByGrant } from './private-access.ts';

/** A reason is long enough to say something. */
const bounds = '5 to 300 characters.';
const reasonBody = strictObject({
  reason: pipe(string(), trim(), minLength(5, bounds), maxLength(300, bounds)),
});

/** The private facts of a member, whole or masked. An empty text: the member has none. */
export interface PrivateFacts {
  readonly realName: string;
  readonly email: string;
  readonly mobile: string;
}

/** Masks the private facts of a member. */
const maskFacts = ({ realName, email, mobile }: PrivateFacts): PrivateFacts => ({
  realName: realName === '' ? '' : maskName(realName),
  email: email === '' ? '' : maskEmail(email),
  mobile: mobile === '' ? '' : maskMobile(mobile),
});

const pathOf = (username: string) => `members/${encodeURIComponent(username)}/private-access`;

/** The form that asks for the private facts of a member. */
function askBlock(username: string): Block {
  const ask = action({
    label: 'Ask for access',
    path: pathOf(username),
    fields: [required({ name: 'reason', label: 'Reason', hint: bounds })],
    done: 'The facts are shown to you.',
  });
  const text = `Real name, e-mail and mobile number are masked. Ask to see them for ${accessMinutes} minutes. The audit keeps your request with its reason, and your first look.`;
  return form('Private facts', ask, text);
}

interface Shown {
  readonly endsAt: number;
  readonly reason: string;
}

/** The end of an open grant, and a button that ends it early. */
function openBlock(username: string, { endsAt, reason }: Shown, now: number): Block {
  const end = action({
    label: 'End access',
    path: `${pathOf(username)}/end`,
    done: 'The facts are masked again.',
  });
  const facts = [
    { label: 'Shown to you until', cell: time(endsAt) },
    { label: 'Your reason', cell: reason },
  ];
  return { kind: 'facts', title: 'Private facts', facts, actions: [end], leftMs: endsAt - now };
}

interface LookedAt {
  readonly id: string;
  readonly username: string;
  readonly facts: PrivateFacts;
}

/** The private facts of a member as the reader of the page sees them, with the block that asks for them or ends the grant. */
export async function lookAtFacts(
  { database, settings }: Pick<ConsoleNeeds, 'database' | 'settings'>,
  { id, username, facts }: LookedAt,
  { name, isFile, mayChange }: PageReader,
): Promise<{ readonly facts: PrivateFacts; readonly block: Block }> {
  const access = { memberId: id, operator: name };
  // A role that was changed since has no access any more.
  const mayLook = mayChange('privateFacts') && !isFile;
  const now = settings.clock.now();
  const open = mayLook ? await lookByGrant(database, access, now) : null;
  if (open === null) return { facts: maskFacts(facts), block: askBlock(username) };
  return { facts, block: openBlock(username, open, now) };
}

/** Adds the routes that ask for the private facts of a member, and that end a grant early. */
export function addPrivateAccess(
  app: SectionRoutes,
  { database: { transaction }, settings }: ConsoleNeeds,
): void {
  const path = `${operatorRoot}/members/:username/private-access` as const;
  const routes = app.with({ area: 'privateFacts', audit: 'inside' });
  routes.post(path, async (context) => {
    const { reason } = await readBody(context, reasonBody);
    const username = context.req.param('username');
    const operator = context.get('operator').name;
    const at = settings.clock.now();
    const granted = await transaction(async (sql) => {
      const memberId = await findMemberId(sql, username);
      return grantAccess(sql, { memberId, operator, reason }, at);
    });
    return context.json(granted);
  });
  routes.post(`${path}/end`, async (context) => {
    await readBody(context, emptyBody);
    const username = context.req.param('username');
    const operator = context.get('operator').name;
    const at = settings.clock.now();
    const changed = await transaction(async (sql) =>
      endAccess(sql, { memberId: await findMemberId(sql, username), operator }, at),
    );
    return context.json({ changed });
  });
}
