import type { SeedPointItem } from '#gateway/seed/seed.ts';
import { type NameOf, worded } from '../texts/texts.ts';

const pesos = 100;

const inDigits = (amount: number) => amount.toLocaleString('en');

/** Money that is paid at once. `amount` is in pesos. */
function chips(
  amount: number,
  facts: Pick<SeedPointItem, 'points' | 'stock' | 'most'>,
): SeedPointItem {
  const name = worded('chips.name', { amount: inDigits(amount) });
  const description = worded('chips.description', { amount: inDigits(amount) });
  const pays = amount * pesos;
  return { code: `chips-${amount}`, kind: 'chips', name, description, amount: 0, pays, ...facts };
}

/** Money that is paid when the operator has approved it. `amount` and `pays` are in pesos. */
function voucher(
  which: NameOf<'voucher.name.'>,
  amount: number,
  pays: number,
  facts: Pick<SeedPointItem, 'points' | 'stock' | 'most'>,
): SeedPointItem {
  const points = inDigits(facts.points);
  return {
    code: `${which}-voucher`,
    kind: 'promotion',
    name: worded(`voucher.name.${which}`),
    description:
      amount > 0
        ? worded('voucher.description.paid', { amount, points, pays })
        : worded('voucher.description.free', { pays }),
    amount: amount * pesos,
    pays: pays * pesos,
    ...facts,
  };
}

/** A service, or a gift that is sent to the member. */
function item(
  kind: 'service' | 'gift',
  code: string,
  key: NameOf<'pointItem.', '.name'>,
  facts: Pick<SeedPointItem, 'points'> & Partial<Pick<SeedPointItem, 'amount' | 'stock' | 'most'>>,
): SeedPointItem {
  const name = worded(`pointItem.${key}.name`);
  const description = worded(`pointItem.${key}.description`);
  return { code, kind, name, description, amount: 0, pays: 0, stock: null, most: 1, ...facts };
}

/** The catalogue of the points mall, in its order. */
export const pointItems: readonly SeedPointItem[] = [
  chips(50, { points: 4_000, stock: null, most: 10 }),
  chips(100, { points: 7_500, stock: null, most: 10 }),
  chips(500, { points: 36_000, stock: 200, most: 5 }),
  chips(1_000, { points: 70_000, stock: 100, most: 5 }),
  voucher('fiesta', 100, 150, { points: 3_000, stock: 40, most: 2 }),
  voucher('treasure', 0, 75, { points: 5_500, stock: 60, most: 2 }),
  voucher('gem', 0, 300, { points: 21_000, stock: 25, most: 1 }),
  item('service', 'host-call', 'hostCall', { points: 1_200 }),
  item('service', 'crown-week', 'crownWeek', { points: 2_500, stock: 30 }),
  item('service', 'jeepney-ride', 'jeepneyRide', {
    points: 4_500,
    amount: 200 * pesos,
    stock: 12,
  }),
  item('gift', 'parol', 'parol', { points: 2_400, stock: 18, most: 2 }),
  item('gift', 'mangga', 'mangga', { points: 1_500, stock: 64, most: 3 }),
  item('gift', 'saranggola', 'saranggola', { points: 1_800, stock: 25, most: 2 }),
  item('gift', 'bola', 'bola', { points: 2_800, stock: 9 }),
  item('gift', 'maskara', 'maskara', { points: 3_200, stock: 6 }),
  item('gift', 'bangka', 'bangka', { points: 4_000, amount: 150 * pesos, stock: 5 }),
  item('gift', 'shell-lamp', 'shellLamp', { points: 6_500, amount: 300 * pesos, stock: 3 }),
  item('gift', 'galleon', 'galleon', { points: 5_000, stock: 1 }),
];
