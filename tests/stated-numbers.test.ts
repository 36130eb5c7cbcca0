import { expect, it } from 'vitest';
import { languageCodes, type Language } from '#protocol/model/language.ts';
import { mostActivityPictures } from '#protocol/model/rewards/activity.ts';
import { brand } from '#core/brand.ts';
import { registerMinutes } from '#core/registration/registration-steps.ts';
import { calendar } from '#demo/calendar.ts';
import { announcements } from '#demo/content/announcements.ts';
import { depositChannels } from '#demo/content/deposit-channels.ts';
import { help } from '#demo/content/help.ts';
import { lotteryGames } from '#demo/content/lottery.ts';
import { activities } from '#demo/content/rewards/activities.ts';
import { bonusRules } from '#demo/content/rewards/bonus-rules.ts';
import { rewards } from '#demo/content/rewards/rewards.ts';
import { sportsLeagues } from '#demo/games/book/leagues.ts';
import { sessionIdleMs, sessionMostMs } from '#gateway/accounts/sessions.ts';
import { mailedPasswordMinutes } from '#gateway/accounts/password/check-password.ts';
import { clientLimits, signInWindowMs } from '#gateway/accounts/sign-in/sign-in-limits.ts';
import { codeMinutes } from '#gateway/accounts/verification/one-time-codes.ts';
import { jackpotShareBasisPoints } from '#gateway/bets/jackpot.ts';
import { rulesToCheck } from '#gateway/system/register-rules.ts';
import { defaultSettings } from '#gateway/system/settings.ts';
import { planFields, withConfirmation } from '#web/features/register/fields/plan-fields.ts';

type Numbers = readonly (number | string)[];

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const pesos = (centavos: number | null) => (centavos ?? Number.NaN) / 100;

/** A row of a list of the demo. */
function found<Row>(rows: readonly Row[], isIt: (row: Row) => boolean): Row {
  const row = rows.find(isIt);
  if (row === undefined) throw new Error('The demo has no such row');
  return row;
}

const rule = (id: string) => found(bonusRules, (one) => one.id === id);
const clock = (minutes: number) => new Date(minutes * minuteMs).toISOString().slice(11, 16);

/** The targets of the conditions of an activity, and its reward. */
function activity(id: number): Numbers {
  const { conditions, reward } = found(activities, (one) => one.id === id);
  const targets = conditions
    .filter(({ kind }) => kind !== 'mobileVerified')
    .map(({ kind, target }) => (kind === 'bets' ? target : target / 100));
  if (reward === null) return targets;
  return [...targets, reward.kind === 'points' ? reward.points : pesos(reward.centavos)];
}

/** Least and most rate of the rebates of a category, in percent. */
function rebates(category: string): Numbers {
  const rates = rewards.rebateRates.filter((one) => one.category === category);
  const percents = rates.map(({ rate }) => rate / 100);
  return [Math.min(...percents), Math.max(...percents)];
}

/** The days (0 is Sunday) and times of two weeks at which a game of the lottery is drawn, at +08:00. */
function drawsOf(gameCode: string): { day: number; time: string }[] {
  const hours = Array.from({ length: 14 * 24 }, (_, hour) => hour * 60 * minuteMs);
  const starts = hours.map((now) => {
    return found(calendar.drawsAfter(now), (draw) => draw.gameCode === gameCode).opensAt;
  });
  return [...new Set(starts)].map((opensAt) => {
    const manila = opensAt + 8 * 60 * minuteMs;
    return { day: new Date(manila).getUTCDay(), time: clock(manila / minuteMs) };
  });
}

const drawTimes = (gameCode: string) => [...new Set(drawsOf(gameCode).map(({ time }) => time))];

function channels(isOfRow: (channel: (typeof depositChannels)[number]) => boolean): Numbers {
  const all = depositChannels.filter(isOfRow);
  const [least, most] = [all.map((one) => one.least), all.map((one) => one.most)];
  return [pesos(Math.min(...least)), pesos(Math.max(...most))];
}

function fieldRule(name: string): Numbers {
  const { minLength, maxLength } = rulesToCheck(defaultSettings)[name] ?? {};
  return [minLength ?? Number.NaN, maxLength ?? Number.NaN];
}

const [first, monday, merienda] = ['first-deposit', 'monday-reload', 'merienda-spins'].map(rule);
if (!first || !monday || !merienda) throw new Error('The demo has no bonuses');

const percentOf = (amount: number, hundredths: number) => (amount * hundredths) / 10_000;
const deposits = [300, 1_000, 5_000];
const spins = merienda.terms.spins;
const hours = merienda.conditions.hours;
const example = 500;

/** The numbers that a text names, by the id of an announcement or the tag of an article, from the rules that they name. */
const stated: Readonly<Record<string, Numbers>> = {
  112: [jackpotShareBasisPoints / 100],
  113: sportsLeagues.map(({ everyMs }) => {
    const minutes = everyMs / minuteMs;
    return minutes < 60 ? minutes : minutes / 60;
  }),
  115: ['ALON3', 'TALA4', 'PERLAS6'].flatMap(drawTimes),
  201: [
    1 + first.rate / 100_00,
    pesos(first.least),
    pesos(first.most),
    first.terms.times,
    first.terms.days,
    pesos(first.terms.mostReleased),
  ],
  202: ['RNG', 'LIVE', 'SPORTS'].flatMap(rebates),
  300: [
    1 + first.rate / 100_00,
    first.rate / 100,
    pesos(first.least),
    pesos(first.most),
    first.terms.times,
    first.terms.days,
    pesos(first.terms.mostReleased),
  ],
  302: [...activity(302), ...activity(302).slice(-1)],
  304: [
    monday.rate / 100,
    pesos(monday.most),
    pesos(monday.least),
    monday.rate / 100,
    ...deposits.flatMap((amount) => [amount, percentOf(amount, monday.rate)]),
    monday.terms.times,
    monday.terms.days,
    monday.terms.weights.SPORTS ?? 0,
    monday.terms.weights.LIVE ?? 0,
    pesos(monday.terms.mostReleased),
  ],
  306: [
    spins?.count ?? 0,
    spins?.count ?? 0,
    pesos(spins?.stake ?? 0),
    merienda.terms.days,
    pesos(merienda.least),
    pesos(merienda.terms.mostReleased),
    clock(hours?.from ?? 0),
    clock(hours?.to ?? 0),
  ],
  309: activity(309),
  310: [mostActivityPictures, ...activity(310)],
  311: activity(311),
  312: activity(312),
  313: activity(313),
  314: [mostActivityPictures, mostActivityPictures, ...activity(314)],
  315: [...activity(315), ...activity(315).slice(0, 1)],
  316: [...activity(316), ...activity(316)],
  317: [...activity(317), ...activity(317).slice(0, 1)],
  'account.open': [...fieldRule('username'), ...fieldRule('password'), codeMinutes],
  'account.login': [
    clientLimits.captcha,
    clientLimits.max,
    signInWindowMs / minuteMs,
    sessionIdleMs / 60 / minuteMs,
    sessionMostMs / dayMs,
  ],
  'account.password': [mailedPasswordMinutes],
  'money.deposit': [
    ...channels(({ kind, inFrame }) => kind === 'qr' || (kind === 'page' && !inFrame)),
    ...channels(({ inFrame }) => inFrame),
    ...channels(({ kind }) => kind === 'bank'),
    ...channels(({ kind }) => kind === 'counter'),
  ],
  'money.withdrawal': [pesos(defaultSettings.withdrawalLimits.least)],
  'money.bonus': [
    example,
    percentOf(example, first.rate),
    first.terms.times,
    first.terms.times,
    (example + percentOf(example, first.rate)) * first.terms.times,
  ],
};

/** Texts whose numbers another test compares (`src/demo/games/stated-returns.test.ts`), or whose number is the number of its items. */
const elsewhere: readonly string[] = ['play.returns', '203'];

const inWords =
  'three hundred 300, twice 2, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, twelve 12, ' +
  'fifteen 15, twenty 20, thirty 30, half 0.5, quarter 0.25, tenth 0.1, dozen 12, hundred 100, thousand 1000';

const words = new Map(
  inWords.split(', ').map((pair) => {
    const space = pair.lastIndexOf(' ');
    return [pair.slice(0, space), pair.slice(space + 1)] as const;
  }),
);

/** Names and phrases with a number that no rule gives. */
const names = (language: Language): readonly string[] => [
  'Three-point',
  'staked twice',
  'three dots',
  ...lotteryGames.map(({ name }) => name[language]),
  'Alon Three',
];

type Text = Pick<(typeof help)[number], 'title' | 'content'>;

/** The text of an announcement or article without tags and names. */
function plain({ title, content }: Text, language: Language): string {
  const text = `${title[language]} ${content[language]}`.replaceAll(/<[^>]*>/g, ' ');
  return names(language).reduce((rest, name) => rest.replaceAll(name, ' '), text);
}

const numbersIn = (text: string) =>
  (text.match(/\d{1,2}:\d{2}|\d[\d,]*(\.\d+)?/g) ?? []).map((number) => number.replaceAll(',', ''));

const withWords = (text: string) =>
  text.replaceAll(new RegExp(`\\b(${[...words.keys()].join('|')})\\b`, 'gi'), (word) => {
    return words.get(word.toLowerCase()) ?? word;
  });

const texts = [
  ...announcements.map((one) => [String(one.id), one] as const),
  ...help.map((one) => [one.tag, one] as const),
].filter(([id]) => !elsewhere.includes(id));

it.each(texts)('%s names the numbers of its rules', (id, text) => {
  const named = numbersIn(withWords(plain(text, 'EN'))).toSorted();
  expect(named).toEqual((stated[id] ?? []).map(String).toSorted());
});

it.each(texts)('%s names the same numbers in every language', (_, text) => {
  const ofLanguage = languageCodes.map((code) => numbersIn(plain(text, code)).toSorted());
  expect(ofLanguage).toEqual(languageCodes.map(() => ofLanguage[0]));
});

it('names the days of the weekly draws', () => {
  const days = new Set(drawsOf('PERLAS6').map(({ day, time }) => `${day} ${time}`));
  expect([...days].toSorted()).toEqual(['0 12:00', '4 00:00']);
  const draws = found(announcements, ({ id }) => id === 115);
  expect(draws.content.EN).toContain('Thursday at 00:00 and Sunday at 12:00');
});

it('the help has texts for all rules of the table', () => {
  const ids = texts.map(([id]) => id);
  expect(Object.keys(stated).filter((id) => !ids.includes(id))).toEqual([]);
});

// "Open an account in a minute" on the page of the registration, "It takes a minute" where a trial account cannot play.
it.each(['mobile', 'username'] as const)('says truly that an account takes a minute: %s', (way) => {
  const plan = { rules: rulesToCheck(defaultSettings), modules: defaultSettings.modules, way };
  const fields = withConfirmation(planFields({ ...plan, revealed: [], hidden: [] }));
  expect(fields.length).toBeGreaterThan(3);
  expect(registerMinutes(fields)).toBe(1);
});

it('gives each promotion an activity, and names the first bonus of the brand', () => {
  const promotions = announcements.filter(({ type }) => type === 'PR').map(({ id }) => id);
  expect(new Set(activities.map(({ id }) => id))).toEqual(new Set(promotions));
  expect(brand.firstDepositBonus).toBe(first.rate / 100);
});
