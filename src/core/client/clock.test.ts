import { expect, it } from 'vitest';
import { createClock } from './clock.ts';

const noon = Date.UTC(2026, 10, 29, 12);
const header = new Date(noon).toUTCString();

it('shows the time of the gateway on a device that is wrong by days', () => {
  const threeDays = 3 * 86_400_000;
  for (const wrong of [threeDays, -threeDays]) {
    let passed = 0;
    const clock = createClock(() => noon + wrong + passed);
    expect(clock.now()).toBe(noon + wrong);
    clock.learn(header);
    passed = 1_500;
    expect(clock.now()).toBe(noon + 1_500);
  }
});

it('keeps a device that is wrong by seconds, and knows the time of the gateway', () => {
  const clock = createClock(() => noon + 4_000);
  clock.learn(header);
  expect([clock.now(), clock.gatewayNow()]).toEqual([noon + 4_000, noon]);
});

it.each([null, '', 'yesterday'])('learns nothing from the date %j', (date) => {
  const clock = createClock(() => noon);
  clock.learn(date);
  expect([clock.now(), clock.gatewayNow()]).toEqual([noon, noon]);
});
