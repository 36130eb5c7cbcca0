import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { setAvatar } from '#protocol/calls/security/profile.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const path = '/member?page=securityCenter&item=avatar';

describe('the picture', () => {
  it('is a drawing, which appears everywhere at once, also after a lost answer', async () => {
    const { user, app } = await openScreen({ path, gateway, signedIn: 'juan' });
    await user.click(await screen.findByRole('radio', { name: 'Drawing 3' }));
    await operator.failNext(setAvatar, 503);
    await user.click(screen.getByRole('button', { name: 'Use this drawing' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('list', { name: 'Protections of your account' });
    await waitFor(() => expect(app.member.state.avatar).toBe('/media/avatars/3.svg'));
  });

  it('is no part of the list while the operator has no pictures', async () => {
    await operator.settings({ modules: { PROFPIC3: false } });
    await openScreen({ path, gateway, signedIn: 'juan' });
    expect(await screen.findByText('This is not in use at the moment')).toBeTruthy();
  });
});
