import * as calls from '#protocol/calls/cashier/deposits.ts';
import {
  type DepositChannelKind,
  depositChannelKinds,
} from '#protocol/model/cashier/deposit-channel.ts';
import type { Language } from '#protocol/model/language.ts';
import { dayOf, startOfDay } from '#protocol/model/market-day.ts';
import { toPesos } from '#protocol/model/money.ts';
import { gameTypes } from '#protocol/vocabulary/category.ts';
import { handle, type RequestContext, requireTrueAccount } from '../http/request-context.ts';
import { type BonusRule, depositRules } from '../bonuses/bonuses.ts';
import { leftBeforeIdentity } from '../identity/identity.ts';
import { awaitsChoice, freeAgainAt, tightestOfDeposits } from '../limits/limits.ts';
import { askProvider } from './ask-provider.ts';
import { recordDeposit } from './begin-deposit.ts';
import { cancel } from './cancel-deposit.ts';
import { type Channel, isOpen, listChannels, opensAt, usualSeconds } from './deposit-channels.ts';
import { findDeposit } from './find-deposit.ts';
import { lastPaidOf, listDeposits, openDepositsOf, paidCountOf } from './member-deposits.ts';
import type { DepositRow } from './move-deposit.ts';
import { addProof } from './prove-deposit.ts';
import { channelLogo, wireDeposit } from './wire-deposit.ts';

async function reply(context: RequestContext, row: DepositRow) {
  const channel = await context.sql
    .selectFrom('deposit_channel')
    .selectAll()
    .where('code', '=', row.channel)
    .executeTakeFirstOrThrow();
  return wireDeposit(row, channel, context);
}

/** A bonus that the next deposit can be made with, in wire shape. */
function wireRule(rule: BonusRule, language: Language, now: number) {
  const { terms, conditions } = rule;
  const endOfDay = startOfDay(dayOf(now) + 1) - 1;
  const lastDay = conditions.weekdays || conditions.hours ? endOfDay : rule.ends_at;
  return {
    bonusId: rule.id,
    title: rule.titles[language],
    percent: Math.floor(rule.rate / 100),
    minimumAmount: toPesos(rule.least),
    maximumBonus: rule.most === null ? null : toPesos(rule.most),
    turnoverMultiple: terms.times,
    turnoverBase: terms.of,
    games: gameTypes.filter((category) => (terms.weights[category] ?? 0) > 0),
    endDate: lastDay,
    announcementId: rule.announcement,
    channels: [...(conditions.channels ?? [])],
    spins: terms.spins?.count ?? 0,
    spinStake: toPesos(terms.spins?.stake ?? 0),
    days: terms.days,
    maximumStake: terms.mostStake === null ? null : toPesos(terms.mostStake),
    maximumRelease: terms.mostReleased === null ? null : toPesos(terms.mostReleased),
  };
}

const pesosOrNull = (centavos: number | null) => (centavos === null ? null : toPesos(centavos));

/** The amount that the play limits of the member leave for deposits, in wire shape. */
async function wireLimit({ sql, member, market: { maxima }, now }: RequestContext) {
  const tightest = await tightestOfDeposits(sql, { memberId: member.id, maxima }, now);
  return (
    tightest && {
      limitPeriod: tightest.frame,
      isRolling: tightest.rolling ?? false,
      remainingAmount: toPesos(tightest.remaining),
      periodEndDate: await freeAgainAt(sql, { memberId: member.id, limit: tightest }, now),
    }
  );
}

/** The choice of a limit that the member has still to make, in wire shape. Null without one. */
async function wireChoice({ sql, member, market: { limitChoice } }: RequestContext) {
  if (member.type === 4 || !(await awaitsChoice(sql, member.id))) return null;
  const { atRegistration, beforeDeposit } = limitChoice;
  return { atRegistration, isRequired: beforeDeposit === 'required' };
}

export const getDepositSettings = handle(calls.getDepositSettings, async (_, context) => {
  const { sql, member, market, language, now } = context;
  const rules = member.type === 4 ? [] : await depositRules(sql, member.id, now);
  const last = await lastPaidOf(sql, member.id);
  return {
    allowDeposit: member.type !== 4,
    totalDepositSuccessCount: await paidCountOf(sql, member.id),
    depositInfo: '',
    lastDeposit: last && { channelCode: last.channel, amount: toPesos(last.amount) },
    openDeposits: await openDepositsOf(sql, member.id),
    playLimit: await wireLimit(context),
    limitChoice: await wireChoice(context),
    leftBeforeIdentity: pesosOrNull(await leftBeforeIdentity(sql, member.id, market.identity)),
    bonusList: rules.map((rule) => wireRule(rule, language, now)),
  };
});

function wireChannel(channel: Channel, usual: number | null, { providers, now }: RequestContext) {
  const { account } = channel;
  return {
    channelCode: channel.code,
    channelName: channel.name,
    type: channel.kind,
    icon: channelLogo(channel),
    minimumAmount: toPesos(channel.least),
    maximumAmount: toPesos(channel.most),
    fixedAmounts: channel.presets.map(toPesos),
    feeRate: channel.fee_rate,
    feeFixed: toPesos(channel.fee_fixed),
    usualSeconds: usual,
    isOpen: isOpen(channel, providers, now),
    opensAt: opensAt(channel, providers, now),
    openFrom: channel.open_from,
    openTo: channel.open_to,
    opensApp: channel.on_device,
    opensInFrame: channel.in_frame,
    account: account && {
      bankName: account.bank,
      payeeName: account.holder,
      accountNumber: account.number,
    },
  };
}

/** Puts what `isFirst` finds in front of the rest. */
function firstOf<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): Item[] {
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
}

export const getDepositPaymentChannels = handle(
  calls.getDepositPaymentChannels,
  async (_, context) => {
    requireTrueAccount(context.member);
    const { sql, member } = context;
    const [all, usual] = [await listChannels(sql), await usualSeconds(sql)];
    const last = (await lastPaidOf(sql, member.id))?.channel;
    const channels = firstOf(all, ({ code }) => code === last);
    const kinds = firstOf(depositChannelKinds, (kind) =>
      channels.some((channel) => channel.code === last && channel.kind === kind),
    );
    return kinds
      .map((kind) => channels.filter((channel) => channel.kind === kind))
      .filter((group) => group.length > 0)
      .map((group) => ({
        groupName: group[0]?.kind ?? '',
        channelList: group.map((one) => wireChannel(one, usual.get(one.code) ?? null, context)),
      }));
  },
);

/** The fields of a request for a new deposit. */
interface Wanted {
  readonly key: string;
  readonly channel: string;
  readonly amount: number;
  readonly bonusId?: string | undefined;
}

async function begin(
  context: RequestContext,
  { bonusId, ...wanted }: Wanted,
  kinds: readonly DepositChannelKind[],
) {
  requireTrueAccount(context.member);
  const { member, origin: appOrigin, language } = context;
  const request = { ...wanted, kinds, memberId: member.id, bonusId: bonusId ?? null };
  const deposit = await context.transaction((sql) => recordDeposit(sql, request, context));
  if (deposit.state !== 'created') return reply(context, deposit);
  const { kind } = await context.sql
    .selectFrom('deposit_channel')
    .select('kind')
    .where('code', '=', deposit.channel)
    .executeTakeFirstOrThrow();
  const way = kind === 'bank' ? 'page' : kind;
  const payment = { deposit, way, appOrigin, language } as const;
  return reply(context, await askProvider(context, payment, context));
}

export const depositByQRImageUrl = handle(calls.depositByQRImageUrl, (request, context) =>
  begin(context, request, ['qr', 'counter']),
);

export const depositByLaunchUrl = handle(calls.depositByLaunchUrl, (request, context) =>
  begin(context, request, ['page']),
);

export const depositByTransfer = handle(calls.depositByTransfer, (request, context) =>
  begin(context, request, ['bank']),
);

export const sendDepositProof = handle(calls.sendDepositProof, async (request, context) => {
  requireTrueAccount(context.member);
  const { member, now } = context;
  const proof = { memberId: member.id, ...request };
  return reply(context, await context.transaction((sql) => addProof(sql, proof, now)));
});

export const cancelDeposit = handle(calls.cancelDeposit, async ({ id }, context) => {
  requireTrueAccount(context.member);
  const { member, now } = context;
  return reply(context, await context.transaction((sql) => cancel(sql, member.id, id, now)));
});

export const getDeposit = handle(calls.getDeposit, async ({ id }, context) => {
  requireTrueAccount(context.member);
  return reply(context, await findDeposit(context.sql, context.member.id, id));
});

export const getDeposits = handle(calls.getDeposits, async (request, context) => {
  requireTrueAccount(context.member);
  const { sql, member } = context;
  const { state, size, after } = request;
  const rows = await listDeposits(sql, { memberId: member.id, state, size: size + 1, after });
  const channels = await sql.selectFrom('deposit_channel').selectAll().execute();
  const byCode = new Map(channels.map((channel) => [channel.code, channel]));
  const page = rows.slice(0, size);
  const list = [];
  for (const row of page) {
    const channel = byCode.get(row.channel);
    if (channel) list.push(await wireDeposit(row, channel, context));
  }
  return { list, next: rows.length > size ? (page.at(-1)?.id ?? null) : null };
});
