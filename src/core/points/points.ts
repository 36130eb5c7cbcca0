import { proxy } from 'valtio/vanilla';
import {
  getPointAddresses,
  getPointRecords,
  getRedeemPointList,
  type PointAddress,
  type PointRecord,
  removePointAddress,
} from '#protocol/calls/rewards/point-lists.ts';
import {
  convertPoint,
  getPointBalance,
  getPointConfig,
  getPointReward,
  type PointExchange,
  redeemPointReward,
} from '#protocol/calls/rewards/points.ts';
import type { ReplyOf } from '#protocol/call.ts';
import { toPesos } from '#protocol/model/money.ts';
import type { PointItem, PricedItem } from '#protocol/model/rewards/point-item.ts';
import type { Redemption } from '#protocol/model/rewards/redemption.ts';
import type { Language } from '#protocol/model/language.ts';
import {
  keptPointMall,
  keptPointBalance,
  keptRedemptions,
  keptPointRecords,
} from './kept-points.ts';
import { type CashierNeeds, createSendOnce } from '../cashier/cashier.ts';
import { byNumber, createList } from '../query/list.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { Cache } from '../cache/cache.ts';
import { worthOf } from './exchange.ts';

export type { PointAddress, PointRecord } from '#protocol/calls/rewards/point-lists.ts';
export type { PointExchange } from '#protocol/calls/rewards/points.ts';
export { isPriced, type PointItem, type PricedItem } from '#protocol/model/rewards/point-item.ts';
export type { Redemption } from '#protocol/model/rewards/redemption.ts';
export { convertFault, type ConvertFault, worthOf } from './exchange.ts';

/** The catalogue, the turnover that earns a point, and the exchange rates. Guests have it too. */
interface PointMallState extends QueryState {
  items: readonly PointItem[];
  earning: ReplyOf<typeof getPointConfig>['earning'];
  exchange: readonly PointExchange[];
}

interface PointBalanceState extends QueryState {
  /** Null for a guest, and until it is known. */
  points: number | null;
}

interface AddressBookState extends QueryState {
  addresses: readonly PointAddress[];
}

/** The entries of a member who redeems an item. */
interface RedeemEntry {
  readonly quantity: number;
  readonly account: string;
  readonly address: string;
  readonly phone: string;
  readonly remark: string;
  readonly keepAddress: boolean;
  readonly withdrawalPassword: string;
}

/** Everything that the points mall needs of the app. */
export interface PointsNeeds extends CashierNeeds {
  cache: Cache;
  language(): Language;
}

function createMall({ send, events, now, cache, language }: PointsNeeds) {
  const empty = { items: [], earning: [], exchange: [] };
  const state = proxy<PointMallState>({ ...idle(), ...empty });
  const { load } = createQuery({
    events,
    now,
    state,
    empty,
    key: language,
    refreshOn: ['language', 'online', 'moneyMoved'],
    keep: () => cache.entry(keptPointMall, language()),
    async call(options) {
      const all = { kind: '', page: 1, size: 100 } as const;
      const [{ items }, config] = await Promise.all([
        send(getPointReward, all, options),
        send(getPointConfig, {}, options),
      ]);
      return { items, ...config };
    },
    show: (mall) => mall,
  });
  return { state, load };
}

function createPointBalance({ send, events, now, cache, customerId }: PointsNeeds) {
  const state = proxy<PointBalanceState>({ ...idle(), points: null });
  const { load } = createQuery({
    events,
    now,
    state,
    empty: { points: null },
    isPrivate: true,
    enabled: () => customerId() !== null,
    refreshOn: ['signedIn', 'moneyMoved', 'played', 'online', 'visible'],
    keep: () => cache.entry(keptPointBalance, customerId()),
    call: async (options) => ({ points: await send(getPointBalance, {}, options) }),
    show: (balance) => balance,
  });
  return { state, load };
}

function createAddressBook({ send, events, now }: PointsNeeds) {
  const state = proxy<AddressBookState>({ ...idle(), addresses: [] });
  const query = createQuery<PointAddress[], AddressBookState>({
    events,
    now,
    state,
    empty: { addresses: [] },
    isPrivate: true,
    call: (options) => send(getPointAddresses, {}, options),
    show: (addresses) => ({ addresses }),
  });
  return {
    state,
    load: query.load,
    /** Removes an address from the book. Throws GatewayError. */
    async remove(id: string): Promise<void> {
      await send(removePointAddress, { id });
      await query.load();
    },
  };
}

/** A page of the lists, in rows, and the events that refresh them. */
const lists = { size: 10, refreshOn: ['moneyMoved', 'online', 'language'] } as const;

function createRedemptions({ send, events, now, cache, customerId }: PointsNeeds) {
  return createList<Redemption>({
    events,
    now,
    ...lists,
    filter: null,
    async call(_, page, options) {
      const request = { state: '', ...byNumber(page) } as const;
      const { redemptions, ...rest } = await send(getRedeemPointList, request, options);
      return { rows: redemptions, ...rest };
    },
    keep: () => cache.entry(keptRedemptions, customerId()),
  });
}

function createPointRecords({ send, events, now, cache, customerId }: PointsNeeds) {
  return createList<PointRecord>({
    events,
    now,
    ...lists,
    filter: null,
    async call(_, page, options) {
      const { records, ...rest } = await send(getPointRecords, byNumber(page), options);
      return { rows: records, ...rest };
    },
    keep: () => cache.entry(keptPointRecords, customerId()),
  });
}

/** The points mall: catalogue, points of the member, redemptions and points details. Verbs throw GatewayError. */
export function createPoints(needs: PointsNeeds) {
  const { send, events } = needs;
  const sendOnce = createSendOnce(needs);
  const mall = createMall(needs);
  const balance = createPointBalance(needs);
  return {
    mall,
    balance,
    addresses: createAddressBook(needs),
    redemptions: createRedemptions(needs),
    records: createPointRecords(needs),
    /** Redeems an item. The same request again, without an answer to the first, is the same redemption. */
    async redeem(item: PricedItem, entry: RedeemEntry): Promise<Redemption> {
      const { withdrawalPassword, ...rest } = entry;
      const points = item.points * entry.quantity;
      const amount = toPesos(item.amount * entry.quantity);
      const details = { ...rest, item: item.id, type: item.kind, points, amount };
      const redeemed = await sendOnce('redeemPointReward', details, (key) =>
        send(redeemPointReward, { ...details, withdrawalPassword, key }),
      );
      events.emit('moneyMoved');
      return redeemed;
    },
    /** Converts points to money in the balance, by the rates that are shown. */
    async convert(points: number, withdrawalPassword: string): Promise<Redemption> {
      const details = { points, amount: toPesos(worthOf(mall.state.exchange, points)) };
      const converted = await sendOnce('convertPoint', details, (key) =>
        send(convertPoint, { ...details, withdrawalPassword, key }),
      );
      events.emit('moneyMoved');
      return converted;
    },
  };
}

export type Points = ReturnType<typeof createPoints>;
