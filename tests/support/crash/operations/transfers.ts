import { randomUUID } from 'node:crypto';
import { calls } from '#protocol/calls.ts';
import type { MoneyOperation } from '../crash-points.ts';
import type { CrashWorld } from '../crash-world.ts';
import { givePoints, idOf, withdrawalPassword } from './people.ts';

/** Moves money of juan to the wallet of a vendor. Returns a function that asks again with the same key. */
async function toVendor(world: CrashWorld) {
  await world.operator.settings({ singleWallet: false });
  const token = await world.signIn('juan');
  const wanted = { kind: 'MOVE', from: null, to: 'TALA', amount: 300, key: randomUUID() } as const;
  return (other: CrashWorld) => other.request(calls.transferBetweenWallets, wanted, { token });
}

const betweenWallets: MoneyOperation = {
  name: 'a transfer between wallets',
  least: 8,
  prepare: toVendor,
};

const collection: MoneyOperation = {
  name: 'the collection of all wallets',
  least: 8,
  async prepare(world) {
    await (
      await toVendor(world)
    )(world);
    const token = await world.signIn('juan');
    const wanted = { kind: 'COLLECT', key: randomUUID() } as const;
    return (other) => other.request(calls.transferBetweenWallets, wanted, { token });
  },
};

const home: MoneyOperation = {
  name: 'the switch to one wallet, which empties the wallets of vendors',
  least: 6,
  async prepare(world) {
    await (
      await toVendor(world)
    )(world);
    return ({ operator }) => operator.settings({ singleWallet: true });
  },
};

/** Sends money of juan to ana. Returns a function that asks again with the same key. */
async function toUpline(world: CrashWorld) {
  const token = await world.signIn('juan');
  const details = { recipient: 'ana', amount: 200, remark: 'For you', key: randomUUID() };
  const wanted = { ...details, withdrawalPassword };
  return (other: CrashWorld) => other.request(calls.transferToUpline, wanted, { token });
}

const upline: MoneyOperation = {
  name: 'a transfer to the upline',
  least: 12,
  prepare: toUpline,
};

const uplineReturn: MoneyOperation = {
  name: 'a transfer to the upline that the operator returns',
  least: 8,
  async prepare(world) {
    await (
      await toUpline(world)
    )(world);
    const [transfer] = (await world.operator.uplineTransfers()).slice(0, 1);
    return ({ operator }) => operator.returnUplineTransfer(transfer?.id ?? '', 'Sent back');
  },
};

const downline: MoneyOperation = {
  name: 'a transfer to a downline',
  least: 12,
  async prepare(world) {
    const token = await world.signIn('ana');
    const id = await idOf(world, 'juan');
    const wanted = { id, amount: 200, remark: '', withdrawalPassword, key: randomUUID() };
    return (other) => other.request(calls.transferToDownline, wanted, { token });
  },
};

const correction: MoneyOperation = {
  name: 'a correction of a balance by the operator',
  least: 5,
  prepare: () =>
    Promise.resolve(({ operator }) =>
      operator.adjustBalance('juan', { key: 'correction', amount: 50, reason: 'A gift' }),
    ),
};

const account: MoneyOperation = {
  name: 'an account with money that the operator opens',
  least: 5,
  prepare: () => {
    const wanted = { username: 'opened', password: 'Bangka2026', type: 0, balance: 75 } as const;
    return Promise.resolve(({ operator }) => operator.account(wanted));
  },
};

const points: MoneyOperation = {
  name: 'a correction of points by the operator',
  least: 5,
  async prepare(world) {
    await givePoints(world, 'juan', 500);
    const wanted = { key: 'points', points: -200, reason: 'Given twice' };
    return ({ operator }) => operator.send('POST', 'members/juan/points', wanted);
  },
};

/** Transfers between wallets and members, and corrections. */
export const transferOperations: readonly MoneyOperation[] = [
  betweenWallets,
  collection,
  home,
  upline,
  uplineReturn,
  downline,
  correction,
  points,
  account,
];
