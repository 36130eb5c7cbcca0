import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';

it('keeps a message of an unknown sender, which has no answer and no unknown reward', async () => {
  const changed = await withChangedReply(calls.getInbox, () => ({
    list: [
      {
        id: 'm1',
        sender: 'robot',
        senderAccount: 'robby',
        title: 'Hello',
        content: 'A gift',
        metadata: JSON.stringify({ claimId: 'c1', title: 'Gift', bonus: 'n/a' }),
        status: 'CLAIMABLE',
      },
    ],
  }));
  const path = '/member?page=messageV2&message=m1';
  await openScreen({ ...changed, path, signedIn: 'juan' });
  const reward = within(await screen.findByRole('region', { name: 'Reward' }));
  expect(reward.getByText('–')).toBeTruthy();
  expect(reward.queryByRole('button')).toBeNull();
  expect(screen.getAllByText('Other').length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: /Answer/ })).toBeNull();
});

it('keeps feedback of an unknown state', async () => {
  const changed = await withChangedReply(calls.getFeedback, () => [
    {
      referenceNo: 'F1',
      type: 'dance',
      content: 'Hello there',
      status: 'frozen',
      replies: [{ from: 'robot', content: 'Hi' }],
      reopenTime: 4_000_000_000_000,
    },
  ]);
  const path = '/member?page=feedback&feedback=sent';
  await openScreen({ ...changed, path, signedIn: 'juan' });
  const card = within(await screen.findByRole('article', { name: 'Something else F1' }));
  expect(card.getAllByText('Other')).toHaveLength(2);
  expect(card.queryByRole('button', { name: 'Open it again' })).toBeNull();
});
