import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { getTrust } from '#protocol/calls/protection/trust.ts';
import { expectFocus } from '#tests/support/expect-focus.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage } from '#tests/support/open-screen.tsx';

const gateway = await openTestGateway();
afterEach(() => gateway.operator.reset());
afterAll(() => gateway.close());

const path = '/responsible-gaming';
const section = (name: string) => screen.findByRole('region', { name });
const part = async (name: string) => within(await section(name));

describe('the page of responsible play', () => {
  it('shows a guest the rules of the market, and the way to them', async () => {
    await openPage({ gateway, path });
    const limits = await part('Limits and breaks');
    expect(limits.getByText(/A higher one waits 24 hours/)).toBeTruthy();
    const lengths = within(limits.getByRole('list', { name: 'Lengths of a time-out' }));
    expect(lengths.getByText('6 weeks')).toBeTruthy();
    const link = limits.getByRole('link', { name: 'Log in to set limits or take a break' });
    expect(link.getAttribute('href')).toMatch(/dialog=login.*protection/);
    expect(screen.getByText(/Nobody under 18 years/)).toBeTruthy();
  });

  it('shows help lines, the protection of money and the way of complaints', async () => {
    await openPage({ gateway, path });
    const lines = await part('Help lines');
    const call = lines.getByRole('link', { name: '(02) 8248-9568' });
    expect(call.getAttribute('href')).toBe('tel:0282489568');
    const money = await part('How your money is protected');
    expect(money.getByText('Your balance is kept apart from our own money.')).toBeTruthy();
    const complaints = await part('Complaints');
    expect(complaints.getByText('You get an answer within 15 days.')).toBeTruthy();
    expect(complaints.getByRole('link', { name: /PAGCOR/ })).toBeTruthy();
    const send = complaints.getByRole('link', { name: 'Send a complaint' });
    expect(send.getAttribute('href')).toBe('/help?topic=feedback');
  });

  it('shows how to know the real site', async () => {
    await openPage({ gateway, path });
    const site = await part('Is this the real site?');
    expect(await site.findByRole('link', { name: 'play.parola.example' })).toBeTruthy();
    expect(site.getByText('DEMO-0001')).toBeTruthy();
  });

  it('leads a member to the own limits', async () => {
    await openPage({ gateway, path, signedIn: 'juan' });
    const limits = await part('Limits and breaks');
    const link = await limits.findByRole('link', { name: 'Set limits or take a break' });
    expect(link.getAttribute('href')).toBe('/member?page=protection');
  });

  it('leaves out the sections whose facts the gateway does not have', async () => {
    const errorCode = 'function.not.available';
    await gateway.operator.failNext(getTrust, 400, { errorCode, times: 5 });
    await openPage({ gateway, path });
    await section('Is this the real site?');
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const names = contents.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(['Adults only', 'Check yourself', 'Is this the real site?']);
    expect(screen.queryByRole('region', { name: 'Help lines' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('the self-test', () => {
  async function answerAll(answer: string) {
    const opened = await openPage({ gateway, path });
    const test = await part('Check yourself');
    await opened.user.click(test.getByRole('button', { name: 'Begin the test' }));
    for (let place = 1; place <= 9; place++) {
      await test.findByText(`Question ${place} of 9`);
      await opened.user.click(test.getByRole('button', { name: answer }));
    }
    return { ...opened, test };
  }

  it('asks nine questions, and leads to help where the answers show harm', async () => {
    const { test } = await answerAll('Sometimes');
    expect(await test.findByText('Your result: 9 of 27 points')).toBeTruthy();
    await expectFocus(/Many signs of a problem/);
    const lines = test.getByRole('link', { name: 'See the help lines' });
    expect(lines.getAttribute('href')).toBe(`${path}#lines`);
  });

  it('sends no answer, and begins anew', async () => {
    const { test, user, requests } = await answerAll('Never');
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(test.getByText('No sign of a problem')).toBeTruthy();
    await user.click(test.getByRole('button', { name: 'Answer again' }));
    await expectFocus(/Question 1 of 9/);
    await user.click(test.getByRole('button', { name: 'End the test' }));
    expect(await test.findByRole('button', { name: 'Begin the test' })).toBeTruthy();
  });
});
