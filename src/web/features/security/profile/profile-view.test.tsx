import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { updateProfile } from '#protocol/calls/security/profile.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

async function open(item: 'profile' | 'realName', signedIn = 'juan') {
  const path = `/member?page=securityCenter&item=${item}`;
  const opened = await openScreen({ path, gateway, signedIn });
  const { user } = opened;
  const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
  return {
    ...opened,
    field,
    async type(label: string, typed: string) {
      await user.clear(await field(label));
      await user.type(await field(label), typed);
    },
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    atOverview: () => screen.findByRole('list', { name: 'Protections of your account' }),
  };
}

describe('the profile', () => {
  it('has every field of the specification', async () => {
    const { field } = await open('profile');
    const labels = [
      'Nickname',
      'Birthday',
      'Address',
      'Nationality',
      'Occupation',
      'Source of income',
      'ID number',
      'QQ',
      'WhatsApp',
      'Facebook',
      'Telegram',
      'Line ID',
      'Zalo',
      'WeChat',
    ];
    for (const label of labels) {
      expect(await field(label)).toBeTruthy();
    }
  });

  it('sends what was changed only, and shows secret values masked afterwards', async () => {
    const { type, press, atOverview, router, app, requests } = await open('profile');
    await type('Occupation', 'Fisher');
    await type('ID number', 'PH-1234567');
    await press('Save the profile');
    await atOverview();
    const sent = requests.filter(({ method, url }) => method === 'PUT' && url.includes('/profile'));
    expect(sent).toHaveLength(1);
    const { profile } = await app.securityCentre();
    const value = (name: string) =>
      profile.state.profile?.fields.find(({ field }) => field === name)?.value;
    await waitFor(() => expect(value('occupation')).toBe('Fisher'));
    expect(value('idNumber')).not.toContain('1234567');
    await router.navigate({ to: '/member', search: { page: 'securityCenter', item: 'profile' } });
    expect(await screen.findByText(/^Now .+ Type a new one to change it\.$/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('ID number').value).toBe('');
  });

  it('shows the rule of a field at the field, and refuses a birthday of a minor', async () => {
    const { type, press, field, requests } = await open('profile');
    await type('QQ', 'abc');
    const minor = new Date(Date.now() - 17 * 365 * 86_400_000).toISOString().slice(0, 10);
    fireEvent.change(await field('Birthday'), { target: { value: minor } });
    await press('Save the profile');
    expect(await screen.findByText(/Please enter 5–12 characters: digits only/)).toBeTruthy();
    expect(screen.getByText('You have to be 18 or older.')).toBeTruthy();
    expect(document.activeElement).toBe(await field('Birthday'));
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('that another tab has changed is not overwritten, and the input stays', async () => {
    const { type, press, field } = await open('profile');
    await type('Occupation', 'Fisher');
    const other = await openScreen({ gateway, signedIn: 'juan' });
    const { profile } = await other.app.securityCentre();
    await profile.load();
    await profile.update(profile.state.profile?.version ?? 0, { nationality: 'Filipino' });
    await press('Save the profile');
    expect(await screen.findByText(/This was changed in another window/)).toBeTruthy();
    expect((await field('Occupation')).value).toBe('Fisher');
    await waitFor(async () => expect((await field('Nationality')).value).toBe('Filipino'));
  });

  it('is sent again with one press when no answer came', async () => {
    const { type, press, atOverview } = await open('profile');
    await operator.failNext(updateProfile, 503);
    await type('Occupation', 'Fisher');
    await press('Save the profile');
    await press('Try again');
    await atOverview();
  });

  it('comes back filled in after the session ended, without secrets', async () => {
    const first = await open('profile');
    await first.type('Occupation', 'Fisher');
    await first.type('ID number', 'PH-1234567');
    first.app.session.end('Your session is over.');
    first.app.session.confirmEnded();
    const { sessionStorage } = first.platform;
    expect(sessionStorage.getItem('formDraft')).not.toContain('PH-1234567');
    first.unmount();
    const path = '/member?page=securityCenter&item=profile';
    const { browser } = first;
    await openScreen({ path, gateway, browser, platform: { sessionStorage }, signedIn: 'juan' });
    const occupation = await screen.findByLabelText<HTMLInputElement>('Occupation');
    await waitFor(() => expect(occupation.value).toBe('Fisher'));
    expect(screen.getByLabelText<HTMLInputElement>('ID number').value).toBe('');
  });

  it('says in the overview that a nickname waits, and fills it in', async () => {
    const first = await open('profile');
    await first.type('Nickname', 'Kapitan');
    first.app.session.end('Your session is over.');
    first.app.session.confirmEnded();
    const { sessionStorage } = first.platform;
    first.unmount();
    const path = '/member?page=securityCenter';
    const { browser } = first;
    const settings = { gateway, browser, platform: { sessionStorage }, signedIn: 'juan' };
    const { user } = await openScreen({ path, ...settings });
    await user.click(
      await screen.findByRole('link', { name: /Profile.*Your input from before is still here/ }),
    );
    const nickname = await screen.findByLabelText<HTMLInputElement>('Nickname');
    await waitFor(() => expect(nickname.value).toMatch(/Kapitan$/));
  });

  it('saves a nickname, which the header shows at once', async () => {
    const { type, press, app } = await open('profile');
    await type('Nickname', 'Kapitan');
    await press('Save the nickname');
    await screen.findByText('Your nickname is saved.');
    await waitFor(() => expect(app.member.state.member?.nickname).toBe('Kapitan'));
  });
});

describe('the real name', () => {
  it('is locked once it is set', async () => {
    await open('realName');
    expect(await screen.findByText(/Only the operator changes it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Set my real name' })).toBeNull();
  });

  it('is set by its rule', async () => {
    await operator.account({ username: 'pia', password: demoPassword, type: 0 });
    await operator.realName('pia', { realName: '', expected: 'pia' });
    const { type, press, atOverview } = await open('realName', 'pia');
    await type('Real name', 'Pia 7');
    await press('Set my real name');
    expect(await screen.findByText(/A name cannot have “7” in it/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Real name').value).toBe('Pia 7');
    await type('Real name', 'Ma. Pía D’Reyes-Peña, Jr.');
    await press('Set my real name');
    await atOverview();
  });
});
