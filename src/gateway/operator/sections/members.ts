import type { Context } from 'hono';
import type { InferOutput } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import { clearAuthenticator, maskName, unlockWithdrawalPassword } from '../../accounts/accounts.ts';
import { offerContract } from '../../agents/agents.ts';
import type { HttpEnv } from '../../http/request-context.ts';
import { recordAudit } from '../../audit/audit.ts';
import { holdRegister } from '../../exclusions/exclusions.ts';
import { Refusal } from '../../http/refusal.ts';
import { adjustBalance } from '../adjust-balance.ts';
import { recordStep } from '../../ledger/ledger.ts';
import { notify } from '../../notify/notify.ts';
import type { Database } from '../../store/database.ts';
import { answerWithUpload } from '../../uploads/uploads.ts';
import { findMemberId } from '../add-rows.ts';
import { adjustmentBody, contractBody, emptyBody, realNameBody } from '../bodies.ts';
import type { ConsoleNeeds } from '../console-needs.ts';
import { readBody } from '../read-body.ts';
import { addClosing } from './member/closing.ts';
import { addNotes } from './member/notes.ts';
import { addPrivateAccess } from './member/private-facts.ts';
import { addSuspension } from './member/suspension.ts';
import { viewMember } from './members-view.ts';
import type { Section } from './section.ts';

type Conflict = 'changed meanwhile' | 'nothing to do' | 'insufficient_balance';

/** Sets the real name of a member if it is still the expected one. The register of excluded persons is asked about it. */
async function setRealName(
  { database: { transaction }, register }: ConsoleNeeds,
  username: string,
  { realName, expected }: InferOutput<typeof realNameBody>,
  now: number,
): Promise<Conflict | null> {
  return transaction(async (sql) => {
    await holdRegister(sql);
    const memberId = await findMemberId(sql, username);
    const changed = await sql
      .updateTable('member')
      .set((of) => ({ real_name: realName, version: of('version', '+', 1) }))
      .where('id', '=', memberId)
      .where('real_name', '=', expected)
      .returning('id')
      .execute();
    if (changed.length === 0) return 'changed meanwhile';
    const about = { memberId, actor: 'operator', facts: { name: maskName(realName) } } as const;
    await recordAudit(sql, { ...about, kind: 'realNameSet', at: now });
    await notify(sql, { memberId, kind: 'realNameSet', values: { name: realName } }, now);
    await register.exclude(sql, memberId);
    return null;
  });
}

async function unlock({ transaction }: Database, username: string, now: number) {
  return transaction(async (sql) => {
    const memberId = await findMemberId(sql, username);
    if (!(await unlockWithdrawalPassword(sql, memberId))) return 'nothing to do' as const;
    const change = { memberId, actor: 'operator', kind: 'withdrawalPasswordUnlocked' } as const;
    await recordAudit(sql, { ...change, at: now });
    await notify(sql, { memberId, kind: 'withdrawalPasswordUnlocked' }, now);
    return null;
  });
}

async function adjust(
  { transaction }: Database,
  username: string,
  body: InferOutput<typeof adjustmentBody>,
  now: number,
): Promise<Conflict | null> {
  try {
    return await transaction(async (sql) => {
      const memberId = await findMemberId(sql, username);
      if (!(await adjustBalance(sql, { memberId, ...body }, now))) return 'nothing to do' as const;
      const { amount, reason } = body;
      const subject = { table: 'member', id: memberId } as const;
      const step = { subject, from: null, to: 'corrected', actor: 'operator' } as const;
      await recordStep(sql, { ...step, at: now, reason, amount });
      return null;
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'insufficient_balance') return error.code;
    throw error;
  }
}

type ContractTerms = InferOutput<typeof contractBody> & { readonly carriesLoss: boolean };

async function offer(
  { transaction }: Database,
  username: string,
  { from, rate, carriesLoss, ...terms }: ContractTerms,
  now: number,
): Promise<string> {
  return transaction(async (sql) => {
    const toId = await findMemberId(sql, username);
    const fromId = from === null ? null : await findMemberId(sql, from);
    const rule = { validBet: 0, profitLoss: null, activeMembers: null, betAmount: null, rate };
    const carries = terms.kind === 'dividend' && carriesLoss;
    const offered = { ...terms, carriesLoss: carries, toId, fromId, rules: [rule] };
    const id = await offerContract(sql, offered, now);
    const facts = { ...terms, rate, upline: fromId ?? 'house', request: id };
    const change = { kind: 'contractOffered', facts } as const;
    await recordAudit(sql, { memberId: toId, actor: 'operator', ...change, at: now });
    return id;
  });
}

async function switchAuthenticatorOff({ transaction }: Database, username: string, now: number) {
  return transaction(async (sql) => {
    const memberId = await findMemberId(sql, username);
    if (!(await clearAuthenticator(sql, memberId))) return 'nothing to do' as const;
    await recordAudit(sql, { memberId, actor: 'operator', kind: 'authenticatorOff', at: now });
    await notify(sql, { memberId, kind: 'authenticatorOff' }, now);
    return null;
  });
}

const memberPath = `${operatorRoot}/members/:username`;

function answer(context: Context<HttpEnv>, conflict: Conflict | null) {
  return conflict === null ? context.json({ done: true }) : context.json({ error: conflict }, 409);
}

/** Single members: real name, locks, suspensions, closing, authenticator, balance, contract offers, uploaded pictures. */
export const membersSection: Section = {
  name: 'members',
  area: 'members',
  page: {
    title: 'Members',
    group: 'Members',
    view: viewMember,
  },
  addRoutes(app, needs) {
    const { database, settings } = needs;
    addNotes(app, needs);
    addPrivateAccess(app, needs);
    addSuspension(app, needs);
    addClosing(app, needs);
    const now = () => settings.clock.now();
    app.with({ audit: 'inside' }).put(`${memberPath}/real-name`, async (context) => {
      const body = await readBody(context, realNameBody);
      const username = context.req.param('username');
      return answer(context, await setRealName(needs, username, body, now()));
    });
    app
      .with({ audit: 'inside' })
      .post(`${memberPath}/unlock-withdrawal-password`, async (context) => {
        await readBody(context, emptyBody);
        return answer(context, await unlock(database, context.req.param('username'), now()));
      });
    app.with({ audit: 'inside' }).post(`${memberPath}/remove-authenticator`, async (context) => {
      await readBody(context, emptyBody);
      const username = context.req.param('username');
      return answer(context, await switchAuthenticatorOff(database, username, now()));
    });
    app.with({ area: 'money', audit: 'inside' }).post(`${memberPath}/balance`, async (context) => {
      const body = await readBody(context, adjustmentBody);
      const username = context.req.param('username');
      return answer(context, await adjust(database, username, body, now()));
    });
    app
      .with({ area: 'house', audit: 'inside' })
      .post(`${memberPath}/contracts`, async (context) => {
        const body = await readBody(context, contractBody);
        const { agentContracts } = await settings.read();
        const terms = { ...body, carriesLoss: body.carriesLoss ?? agentContracts.carriesLoss };
        return context.json({
          id: await offer(database, context.req.param('username'), terms, now()),
        });
      });
    app.with({ area: 'pictures' }).get(`${operatorRoot}/uploads/:id`, async (context) => {
      const picture = await answerWithUpload(database.sql, context.req.param('id'), 'no-store');
      return picture ?? context.json({ error: 'not found' }, 404);
    });
  },
};
