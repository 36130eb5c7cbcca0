import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#demo/content/accounts.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openScreen } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
const { operator } = gateway;
afterEach(() => operator.reset());
afterAll(() => gateway.close());

const pet = 'What was the name of your first pet?';
const school = 'What was the name of your first school?';
const hero = 'Who was your hero as a child?';

async function open() {
  const path = '/member?page=securityCenter&item=securityQuestions';
  const opened = await openScreen({ path, gateway, signedIn: 'juan' });
  const { user, router } = opened;
  const group = (name: string) => screen.findByRole('group', { name });
  return {
    ...opened,
    group,
    async choose(number: number, question: string, answer: string) {
      const form = within(await group(`Question ${number}`));
      await user.selectOptions(form.getByLabelText('Question'), question);
      await user.clear(form.getByLabelText('Answer'));
      await user.type(form.getByLabelText('Answer'), answer);
    },
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    atOverview: () => screen.findByRole('list', { name: 'Protections of your account' }),
    reopen: () =>
      router.navigate({
        to: '/member',
        search: { page: 'securityCenter', item: 'securityQuestions' },
      }),
  };
}

describe('the security questions', () => {
  it('are three different ones, confirmed by the login password, and changed by the old answers', async () => {
    const { user, choose, group, press, atOverview, reopen } = await open();
    await choose(1, pet, 'Bantay');
    const offered = within(await group('Question 2')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).not.toContain(pet);
    await choose(2, school, 'Mabini');
    await choose(3, hero, 'Darna');
    await press('Save the questions');
    expect(screen.getByText('Please enter your login password.')).toBeTruthy();
    await user.type(screen.getByLabelText('Login password'), demoPassword);
    await press('Save the questions');
    await atOverview();

    await reopen();
    const current = within(await group('First, your current answers'));
    await user.type(current.getByLabelText(pet), 'wrong');
    await user.type(current.getByLabelText(school), 'mabini');
    await user.type(current.getByLabelText(hero), 'darna!');
    await choose(1, hero, 'Panday');
    await choose(2, school, 'Rizal');
    await choose(3, pet, 'Muning');
    await press('Save the questions');
    expect(await screen.findByText(/One of the answers is not right/)).toBeTruthy();
    await press('OK');
    await user.clear(current.getByLabelText(pet));
    await user.type(current.getByLabelText(pet), ' BANTAY ');
    await press('Save the questions');
    await atOverview();
  });

  it('keep the answers out of the document', async () => {
    const { choose, container } = await open();
    await choose(1, pet, 'Kuting99');
    expect(container.innerHTML).not.toContain('Kuting99');
  });
});
