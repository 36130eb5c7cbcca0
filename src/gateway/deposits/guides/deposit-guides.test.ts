import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getDepositGuides } from '#protocol/calls/contact/deposit-guides.ts';
import { languageCodes } from '#protocol/model/language.ts';
import { depositChannels } from '#demo/content/deposit-channels.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;
beforeAll(async () => void (test = await openTestGateway()));
afterAll(() => test.close());
afterEach(() => test.operator.reset());

const guides = () => test.request(getDepositGuides, {});
const guideOf = async (code: string) => (await guides()).find(({ channel }) => channel === code);

const own = {
  target: 'channel:agos-qr',
  steps: [{ title: 'Call us', text: 'About {name}.', picture: 'https://cdn.example/call.png' }],
};
const save = (change: object = {}) =>
  test.operator.send('POST', 'deposit-guides', { ...own, ...change });

describe('the guides to deposits', () => {
  it('are for each channel in the order of the deposit page, and name it', async () => {
    const all = await guides();
    expect(all.map(({ channel }) => channel)).toEqual(depositChannels.map(({ code }) => code));
    for (const { name, steps } of all) {
      expect(steps.length).toBeGreaterThanOrEqual(4);
      expect(steps[0]?.title).toBe(`Choose ${name}`);
      expect(JSON.stringify(steps)).not.toMatch(/[{]name[}]/);
      expect(steps.every(({ scene, title, text }) => scene && title && text)).toBe(true);
    }
  });

  it('of a card is its own, and other channels have the guide of their kind', async () => {
    const scenes = async (code: string) => (await guideOf(code))?.steps.map(({ scene }) => scene);
    expect(await scenes('perlas')).toContain('enterCard');
    expect(await scenes('agos')).toContain('payOnPage');
    expect(await scenes('bughaw')).toEqual(await scenes('tala'));
  });

  it('have other words in each language', async () => {
    const titles = languageCodes.map(async (language) => {
      const [first] = await test.request(getDepositGuides, {}, { language });
      return first?.steps[1]?.title;
    });
    expect(new Set(await Promise.all(titles)).size).toBe(languageCodes.length);
  });

  it('are refused while deposits are off', async () => {
    await test.operator.settings({ modules: { DPSTBAS3: false } });
    await expect(guides()).rejects.toMatchObject({ code: 'function.not.available' });
  });
});

describe('a guide of the operator', () => {
  it('replaces the guide of one channel, until it is removed', async () => {
    const before = await guideOf('agos-qr');
    await save();
    expect((await guideOf('agos-qr'))?.steps).toEqual([
      {
        title: 'Call us',
        text: 'About Agos Pay QR.',
        scene: null,
        address: 'https://cdn.example/call.png',
      },
    ]);
    expect((await guideOf('kislap-qr'))?.steps).toHaveLength(5);
    await test.operator.send('POST', 'deposit-guides/remove', { target: own.target });
    expect(await guideOf('agos-qr')).toEqual(before);
  });

  it('can be for all channels of a kind', async () => {
    await save({ target: 'kind:bank' });
    expect((await guideOf('tala'))?.steps[0]?.text).toBe('About Tala Savings.');
  });

  it.each([
    ['an unknown channel', { target: 'channel:nobody' }],
    ['an unknown kind', { target: 'kind:cash' }],
    ['no steps', { steps: [] }],
    ['a script as a picture', { steps: [{ ...own.steps[0], picture: 'javascript:alert(1)' }] }],
    ['a picture of another site', { steps: [{ ...own.steps[0], picture: '//evil.example/a' }] }],
    ['a long title', { steps: [{ ...own.steps[0], title: 'a'.repeat(201) }] }],
  ])('with %s is refused', async (_, change) => {
    await expect(save(change)).rejects.toThrow(/deposit-guides/);
  });
});
