import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { short } from '#tests/support/open-register-form.tsx';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
afterEach(() => gateway.operator.reset());
afterAll(() => gateway.close());

const welcome = 'You were invited with the code ANA2026.';

it('an invitation of any page is kept for the registration', async () => {
  await gateway.operator.settings(short);
  const { router, platform } = await openScreen({ gateway, path: '/help?affiliateCode=ANA2026' });
  await waitFor(() => expect(platform.localStorage.getItem('invitation')).toContain('ANA2026'));
  await act(() => router.navigate({ to: '/register' }));
  expect(await screen.findByText(welcome)).toBeTruthy();
});

it('a registration without an invitation names none', async () => {
  await gateway.operator.settings(short);
  const { platform } = await openScreen({ gateway, path: '/register' });
  await screen.findByRole('button', { name: 'Create account' });
  expect(screen.queryByText(welcome)).toBeNull();
  expect(platform.localStorage.getItem('invitation')).toBeNull();
});
