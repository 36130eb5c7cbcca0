import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getTrust } from '#protocol/calls/protection/trust.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(() => test.operator.reset());

const save = (body: object) => test.operator.send('PUT', 'trust', body);
const shown = () => test.request(getTrust, {});
const page = async () => JSON.stringify(await test.operator.send('GET', 'pages/trust'));
const nobody = { name: '', url: '' };

describe('the facts of trust', () => {
  it('of the operator take the place of the facts of the market, part by part', async () => {
    const market = await shown();
    const lines = 'Tulong | (02) 8248-9568 | | TY EN\nGamCare | | https://www.gamcare.org.uk/ | EN';
    await save({ helpLines: { lines } });
    await save({ funds: { protection: 'bond', holder: 'Bangko Parola', url: '' } });
    const next = { name: 'Ombudsman', url: 'https://ombudsman.example/' };
    await save({ complaints: { answerDays: 7, next, regulator: nobody } });
    const own = await shown();
    expect(own).toMatchObject({
      helpLines: [
        { name: 'Tulong', phone: '(02) 8248-9568', url: null, languages: ['TY', 'EN'] },
        { name: 'GamCare', phone: null, url: 'https://www.gamcare.org.uk/', languages: ['EN'] },
      ],
      funds: { protection: 'bond', holder: 'Bangko Parola', url: null },
      complaints: { answerDays: 7, next, regulator: null },
    });
    expect(await page()).toContain('Tulong | (02) 8248-9568 |  | TY EN');
    await test.operator.send('POST', 'trust/complaints/reset', {});
    expect(await shown()).toEqual({ ...own, complaints: market.complaints });
    expect(await page()).toContain('Reset help lines');
    expect(await page()).not.toContain('Reset complaints');
  });

  it.each([
    [{ helpLines: { lines: 'Nobody answers' } }, /Help|is not right/],
    [{ helpLines: { lines: 'Line | 12 | | XX' } }, /1 languages 1 is not right/],
    [
      { funds: { protection: 'separate', holder: '', url: 'http://bank.example/' } },
      /url is not right/,
    ],
    [
      { complaints: { answerDays: 57, next: nobody, regulator: nobody } },
      /answerDays is not right/,
    ],
    [
      { complaints: { answerDays: null, next: nobody, regulator: nobody } },
      /answerDays is not right/,
    ],
    [
      {
        complaints: {
          answerDays: 7,
          next: { name: '', url: 'https://a.example/' },
          regulator: nobody,
        },
      },
      /next name is not right/,
    ],
    [{ other: {} }, /./],
  ])('that are wrong change nothing: %j', async (body, reason) => {
    const before = await shown();
    await expect(save(body)).rejects.toThrow(reason);
    expect(await shown()).toEqual(before);
  });
});
