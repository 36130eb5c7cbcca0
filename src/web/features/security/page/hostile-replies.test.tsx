import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getDevices, getLoginRecords } from '#protocol/calls/security/devices.ts';
import { getPayoutAccounts } from '#protocol/calls/security/payout-accounts.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

const hostile = `<img src=x onerror="alert(1)">\u202e${'W'.repeat(300)}`;

const pathOf = (item: string) => `/member?page=securityCenter&item=${item}`;

function expectNoMarkup(): void {
  expect(document.querySelector('main img[src="x"]')).toBeNull();
}

describe('a hostile reply', () => {
  it('about devices leaves the readable ones', async () => {
    const changed = await withChangedReply(getDevices, (devices) => {
      const [first] = devices ?? [];
      return [
        first,
        { ...first, id: 'b', current: 'N', browser: hostile, system: hostile, place: hostile },
        { ...first, id: 'c', current: 'N', lastSeen: 'yesterday' },
        null,
      ];
    });
    await openScreen({ ...changed, path: pathOf('devices'), signedIn: 'juan' });
    const devices = within(await screen.findByRole('region', { name: 'Devices' }));
    await devices.findAllByRole('article');
    expect(devices.getAllByRole('article')).toHaveLength(3);
    expect(devices.getByText(/–/)).toBeTruthy();
    expect(devices.getByText(/<img src=x/)).toBeTruthy();
    expectNoMarkup();
  });

  it('about logins leaves the readable ones', async () => {
    const changed = await withChangedReply(getLoginRecords, (logins) => {
      const [first] = logins ?? [];
      return [
        { ...first, place: hostile, browser: hostile },
        { ...first, id: 'b', at: 1e30 },
        { ...first, id: 'c', method: 'magic' },
        'nothing',
      ];
    });
    await openScreen({ ...changed, path: pathOf('devices'), signedIn: 'juan' });
    const logins = within(await screen.findByRole('region', { name: 'Last logins' }));
    expect((await logins.findAllByText(/<img src=x/)).length).toBeGreaterThan(0);
    expectNoMarkup();
  });

  it('about bank accounts leaves the readable ones', async () => {
    const changed = await withChangedReply(getPayoutAccounts, (accounts) => {
      const [first] = accounts ?? [];
      return [
        { ...first, bankCardId: 'a', bankName: hostile, payeeName: hostile },
        { ...first, bankCardId: 'b', cardNumber: 12 },
        { ...first, bankCardId: '' },
        undefined,
      ];
    });
    await openScreen({ ...changed, path: pathOf('payoutAccounts'), signedIn: 'juan' });
    const name = await screen.findAllByText(/<img src=x/);
    expect(name.length).toBeGreaterThan(0);
    expectNoMarkup();
  });
});
