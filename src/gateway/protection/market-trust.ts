import type { TrustFacts } from '#protocol/model/protection/trust-facts.ts';

const gamblingTherapy = {
  name: 'Gambling Therapy',
  phone: null,
  url: 'https://www.gamblingtherapy.org/',
  languages: ['EN'],
} as const;

const gamblersAnonymous = {
  name: 'Gamblers Anonymous',
  phone: null,
  url: 'https://www.gamblersanonymous.org/',
  languages: ['EN'],
} as const;

const unnamed = { holder: null, url: null };

/**
 * The facts of trust of each market. `funds` is the least that holds there: an operator whose balances are better protected, or
 * who can name the bank, sets it in the settings.
 */
export const marketTrust = {
  PH: {
    helpLines: [
      {
        name: 'National Problem Gambling Helpline (PAGCOR)',
        phone: '(02) 8248-9568',
        url: 'https://www.pagcor.ph/',
        languages: ['TY', 'EN'],
      },
      gamblingTherapy,
    ],
    funds: { protection: 'separate', ...unnamed },
    complaints: {
      answerDays: 15,
      next: null,
      regulator: {
        name: 'Philippine Amusement and Gaming Corporation (PAGCOR)',
        url: 'https://www.pagcor.ph/',
      },
    },
  },
  UK: {
    helpLines: [
      {
        name: 'National Gambling Helpline (GamCare)',
        phone: '0808 8020 133',
        url: 'https://www.gamcare.org.uk/',
        languages: ['EN'],
      },
      gamblingTherapy,
    ],
    funds: { protection: 'separate', ...unnamed },
    complaints: {
      answerDays: 56,
      next: {
        name: 'Independent Betting Adjudication Service (IBAS)',
        url: 'https://www.ibas-uk.com/',
      },
      regulator: { name: 'Gambling Commission', url: 'https://www.gamblingcommission.gov.uk/' },
    },
  },
  /** The shortest time for an answer, and money that belongs to the players. */
  strictest: {
    helpLines: [gamblingTherapy, gamblersAnonymous],
    funds: { protection: 'trustee', ...unnamed },
    complaints: { answerDays: 10, next: null, regulator: null },
  },
  open: {
    helpLines: [gamblingTherapy, gamblersAnonymous],
    funds: { protection: 'none', ...unnamed },
    complaints: { answerDays: 56, next: null, regulator: null },
  },
} as const satisfies Readonly<Record<string, TrustFacts>>;
