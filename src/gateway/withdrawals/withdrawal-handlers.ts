import { setTimeout as sleep } from 'node:timers/promises';
import { sql as raw } from 'kysely';
import * as calls from '#protocol/calls/cashier/withdrawals.ts';
import type { Language } from '#protocol/model/language.ts';
import { toCentavos, toPesos } from '#protocol/model/money.ts';
import { checkWithdrawalCode, checkWithdrawalPassword } from '../accounts/accounts.ts';
import { Refusal } from '../http/refusal.ts';
import { handle, type RequestContext, requireTrueAccount } from '../http/request-context.ts';
import { usablePayoutAccount } from '../payout-accounts/payout-accounts.ts';
import { identityNeeded } from '../identity/identity.ts';
import { hasModule } from '../system/system.ts';
import { type ActiveBonus, activeBonuses } from '../bonuses/bonuses.ts';
import { readFreeMoney } from '../offers/offers.ts';
import type { Sql } from '../store/database.ts';
import { dayUsage } from './day-usage.ts';
import { describeWithdrawal, describeWithdrawals } from './describe-withdrawals.ts';
import { cancel } from './give-back.ts';
import type { Withdrawal } from './move-withdrawal.ts';
import { ownWithdrawal } from './own-withdrawal.ts';
import { checkWithdrawal, findByKey, requestWithdrawal } from './request-withdrawal.ts';
import { isBlocked } from './withdrawal-blocks.ts';
import { chargeOf, clockText, isOpen, needsCode, opensAt } from './withdrawal-rules.ts';

/** The withdrawal password is due unless its module is off or another switches it off for withdrawals. */
function needsPassword(context: RequestContext): boolean {
  return hasModule(context, 'PAYMENTPASS3') && !hasModule(context, 'WDRAWNOPASSVERIF3');
}

/** The wire's word for the rule of the code. */
const codeRules = { never: null, always: 'EVERY_WITHDRAWAL', from: 'WITHDRAW_AMOUNT' } as const;

/** A bonus that is not turned over yet, in wire shape. A withdrawal loses the money in its purse. */
function wireTurnover(bonus: ActiveBonus, language: Language) {
  return {
    bonusId: bonus.id,
    title: bonus.titles[language],
    turnoverGoal: toPesos(bonus.goal),
    turnoverDone: toPesos(Math.min(bonus.turnover, bonus.goal)),
    forfeitAmount: toPesos(bonus.purse),
  };
}

/** The number of withdrawals that the median is taken of. */
const sample = 100;

/** The median time from the request to the payment of the last paid withdrawals, in seconds. Null before there are any. */
async function usualSeconds(sql: Sql): Promise<number | null> {
  const { rows } = await raw<{ median: number | null }>`
    select percentile_disc(0.5) within group (order by paid_at - created_at) as median
    from (
      select paid_at, created_at from withdrawal where paid_at is not null order by paid_at desc limit ${sample}
    ) as last`.execute(sql);
  const median = rows[0]?.median ?? null;
  return median === null ? null : Math.round(Number(median) / 1000);
}

export const getWithdrawSettings = handle(calls.getWithdrawSettings, async (_, context) => {
  const { sql, member, market, settings, language, now } = context;
  const { withdrawalLimits: limits, withdrawalHours: hours, withdrawalCode: code } = settings;
  const { timesLeft, sumLeft } = await dayUsage(sql, member.id, settings, now);
  const { balance, held } = await readFreeMoney(sql, member.id);
  const blocked = (await isBlocked(sql, member.id, now)) ? ('blocked' as const) : null;
  const block = settings.withdrawalsAllowed ? blocked : ('stopped' as const);
  return {
    allowWithdraw: block === null && member.type !== 4,
    block,
    identityNeeded: await identityNeeded(sql, member.id, market.identity),
    minimumAmount: toPesos(limits.least),
    maximumAmount: toPesos(limits.most),
    fixedAmounts: settings.withdrawalPresets.map(toPesos),
    withdrawDateFrom: clockText(hours.from),
    withdrawDateTo: clockText(hours.to),
    withdrawTimeMsg: '',
    isOpen: isOpen(settings, now),
    opensAt: opensAt(settings, now),
    mobileVerificationType: codeRules[code.due],
    mobileVerificationWithdrawAmount: toPesos(code.from),
    passwordRequired: needsPassword(context),
    c2cEnabled: true,
    confirmMinutes: settings.withdrawalConfirmMinutes,
    withdrawPenaltyCharge: 0,
    dailyTimes: limits.timesPerDay,
    dailyTimesLeft: timesLeft,
    dailyAmount: toPesos(limits.sumPerDay),
    dailyAmountLeft: toPesos(sumLeft),
    withdrawableAmount: member.type === 4 ? 0 : toPesos(balance - held),
    unplayedRewardAmount: member.type === 4 ? 0 : toPesos(held),
    turnoverList: (await activeBonuses(sql, member.id)).map((one) => wireTurnover(one, language)),
    usualSeconds: await usualSeconds(sql),
  };
});

export const getWithdrawCharge = handle(
  calls.getWithdrawCharge,
  ({ amount, kind }, { settings, member }) => {
    requireTrueAccount(member);
    return toPesos(chargeOf(settings, kind === 'BC' ? 'BC' : 'EW', toCentavos(amount)));
  },
);

interface TypedProofs {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

/** Checks the withdrawal password, then the code, so that a wrong password does not use the code up. */
async function checkProofs(context: RequestContext, typed: TypedProofs, amount: number) {
  const due = {
    withdrawalPassword: needsPassword(context),
    sms: needsCode(context.settings, amount),
  };
  const isMissing =
    (due.withdrawalPassword && typed.password === undefined) ||
    (due.sms && typed.code === undefined);
  if (isMissing) {
    const accepts = Object.entries(due).flatMap(([proof, isDue]) => (isDue ? [proof] : []));
    throw new Refusal(200, 'proof_required', { value: { accepts } });
  }
  if (due.withdrawalPassword) {
    await checkWithdrawalPassword(context, context.member.id, typed.password ?? '');
  }
  if (due.sms) await checkWithdrawalCode(context, typed.code ?? '');
}

/**
 * The withdrawal of the same request that was sent a moment before and has used the code up. Waits for its commit. Null for
 * another error.
 */
async function findFirst(
  { sql }: RequestContext,
  asked: Parameters<typeof findByKey>[1],
  error: unknown,
): Promise<Withdrawal | null> {
  const isUsed = error instanceof Refusal && error.code === 'verification_code_expired';
  for (let tries = 0; isUsed && tries < 5; tries += 1) {
    const first = await findByKey(sql, asked);
    if (first) return first;
    await sleep(100);
  }
  return null;
}

export const withdraw = handle(calls.withdraw, async (request, context) => {
  const { sql, vault, market, member, settings, now } = context;
  requireTrueAccount(member);
  const amount = toCentavos(request.amount);
  const asked = { memberId: member.id, key: request.key, accountId: request.account, amount };
  const answer = (found: Withdrawal) => describeWithdrawal({ sql, vault, market }, found, now);
  const known = await findByKey(sql, asked);
  if (known) return answer(known);
  const account = await usablePayoutAccount({ sql, vault }, member.id, request.account, now);
  const charge = chargeOf(settings, account.kind, amount);
  const wanted = { ...asked, charge, givesUp: request.givesUp };
  await checkWithdrawal(sql, wanted, context, now);
  try {
    await checkProofs(context, request, amount);
  } catch (error) {
    const first = await findFirst(context, asked, error);
    if (first) return answer(first);
    throw error;
  }
  return answer(
    await context.transaction(async (within) => {
      await usablePayoutAccount({ sql: within, vault }, member.id, request.account, now);
      return requestWithdrawal(within, wanted, context, now);
    }),
  );
});

export const getWithdrawals = handle(
  calls.getWithdrawals,
  async ({ state, size, after }, { sql, vault, market, member, now }) => {
    let query = sql
      .selectFrom('withdrawal')
      .selectAll()
      .where('member_id', '=', member.id)
      .orderBy('id', 'desc')
      .limit(size + 1);
    if (state !== '') query = query.where('state', '=', state);
    if (after !== undefined) query = query.where('id', '<', after);
    const rows = await query.execute();
    const page = rows.slice(0, size);
    const next = rows.length > size ? (page.at(-1)?.id ?? null) : null;
    return { list: await describeWithdrawals({ sql, vault, market }, page, now), next };
  },
);

export const getWithdrawal = handle(calls.getWithdrawal, async ({ id }, context) =>
  describeWithdrawal(context, await ownWithdrawal(context, id), context.now),
);

export const cancelWithdrawal = handle(calls.cancelWithdrawal, async ({ id }, context) => {
  const { now, market } = context;
  await ownWithdrawal(context, id);
  if (market.cancelWithdrawals) await context.transaction((sql) => cancel(sql, id, now));
  return describeWithdrawal(context, await ownWithdrawal(context, id), now);
});
