import { proxy } from 'valtio/vanilla';
import { getDeposit } from '#protocol/calls/cashier/deposits.ts';
import type { Deposit } from '#protocol/model/cashier/deposit.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import type { Stop } from '../stop.ts';
import type { CashierNeeds } from './cashier-needs.ts';

interface WatchedDepositState extends QueryState {
  deposit: Deposit | null;
  /** Time of the device (epoch milliseconds) at which a pending deposit expires by the gateway's clock; null for others. */
  deadline: number | null;
}

export interface WatchedDeposit {
  readonly state: WatchedDepositState;
  /** Shows a deposit, and asks for it again and again until its end or until it is stopped. */
  watch(id: string): Stop;
  /** Asks for the deposit that is shown. */
  load(): Promise<void>;
  /** Shows an answer about a deposit that another call has brought. */
  show(deposit: Deposit): void;
}

const second = 1_000;

/** A deposit that has just begun is asked for often. */
const fastUntilMs = 5 * 60 * second;

/** The time until a deposit is asked for again, in milliseconds. Null: it does not change any more. */
function pauseOf(deposit: Deposit | null, watchedMs: number): number | null {
  switch (deposit?.state) {
    case 'paid':
    case 'returned':
    case 'reversed':
      return null;
    case 'review':
    case 'failed':
    case 'expired':
    case 'cancelled':
    case 'other':
      return 30 * second;
    case 'created':
    case 'pending':
    case undefined:
      return watchedMs < fastUntilMs ? 3 * second : 10 * second;
  }
}

/** True when the money of a deposit is in the balance. */
function isAdded(deposit: Deposit | null): boolean {
  return deposit?.state === 'paid';
}

/** One deposit and its progress. */
export function createWatchedDeposit({
  send,
  events,
  platform,
  now,
}: CashierNeeds): WatchedDeposit {
  const nothing = { deposit: null, deadline: null };
  const state = proxy<WatchedDepositState>({ ...idle(), ...nothing });
  let wanted = '';

  /** Null when the deposit is not pending, or the gateway did not send its end in a form that can be read. */
  function deadlineOf(deposit: Deposit): number | null {
    if (deposit.state !== 'pending' || deposit.expiresAt === 0) return null;
    return deposit.expiresAt + (deposit.answeredAt === null ? 0 : now() - deposit.answeredAt);
  }

  /** Emits `moneyMoved` when the state shows a change of the balance. */
  function recordMove(deposit: Deposit): void {
    const before = state.deposit?.id === deposit.id ? state.deposit : null;
    const isMoved = before !== null && isAdded(before) !== isAdded(deposit);
    if (isMoved) queueMicrotask(() => events.emit('moneyMoved'));
  }

  const query = createQuery<Deposit, WatchedDepositState>({
    events,
    now,
    state,
    empty: nothing,
    isPrivate: true,
    refreshOn: ['online', 'visible', 'moneyMoved'],
    key: () => wanted,
    enabled: () => wanted !== '',
    call: (options) => send(getDeposit, { id: wanted }, options),
    show(deposit) {
      recordMove(deposit);
      return { deposit, deadline: deadlineOf(deposit) };
    },
  });

  function watch(id: string): Stop {
    const begin = now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    wanted = id;

    async function poll(isFirst: boolean): Promise<void> {
      if (isFirst || platform.visible()) await query.load();
      if (isStopped) return;
      // A gateway without this call has not said so when it answered.
      if (state.phase === 'ready' && state.at === null) return;
      const pause = pauseOf(state.deposit, now() - begin);
      if (pause !== null) timer = setTimeout(() => void poll(false), pause);
    }

    void poll(true);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      if (wanted === id) wanted = '';
    };
  }

  function show(deposit: Deposit): void {
    if (wanted === deposit.id && state.deposit !== null) {
      void query.send(() => Promise.resolve(deposit));
      return;
    }
    wanted = deposit.id;
    query.preview(deposit);
  }

  return { state, watch, load: query.load, show };
}
