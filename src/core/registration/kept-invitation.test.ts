import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type OpenedApp, openApp } from '#tests/support/open-app.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

const dayMs = 86_400_000;
const nobody = { affiliateCode: null, referralCode: null };
const ofAna = { ...nobody, affiliateCode: 'ANA2026' };

let gateway: TestGateway;
const tabs: OpenedApp[] = [];
beforeAll(async () => void (gateway = await openTestGateway()));
afterAll(() => gateway.close());
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
  await gateway.operator.reset();
});

/** Opens the app, on the device of another visit or on a new one, some days later. */
async function visit({ device, days = 0 }: { device?: OpenedApp; days?: number } = {}) {
  const now = () => Date.now() + days * dayMs;
  const tab = await openApp({
    gateway,
    platform: { now },
    ...(device && { browser: device.browser }),
  });
  tabs.push(tab);
  const { registration } = await tab.app.accounts();
  return { tab, registration, known: () => registration.state.invitation };
}

it.each([
  [29, 'ANA2026'],
  [31, null],
])('an invitation is known on its device after %i days: %s', async (days, code) => {
  const first = await visit();
  await first.registration.invite(ofAna);
  const later = await visit({ device: first.tab, days });
  await later.registration.invite(nobody);
  expect(later.known().affiliateCode).toBe(code);
});

it('the code of a player is kept too, and a later invitation takes its place', async () => {
  const first = await visit();
  await first.registration.invite({ ...nobody, referralCode: 'JUAN7' });
  const second = await visit({ device: first.tab });
  await second.registration.invite(nobody);
  expect(second.known().referralCode).toBe('JUAN7');
  await second.registration.invite(ofAna);
  const third = await visit({ device: first.tab });
  await third.registration.invite(nobody);
  expect(third.known()).toEqual({ ...ofAna, isGood: true });
});

it('an invitation that the gateway does not know is forgotten', async () => {
  const first = await visit();
  await first.registration.invite({ ...nobody, affiliateCode: 'NOBODY' });
  expect(first.known().isGood).toBe(false);
  const later = await visit({ device: first.tab });
  await later.registration.invite(nobody);
  expect(later.known()).toEqual({ ...nobody, isGood: null });
});
