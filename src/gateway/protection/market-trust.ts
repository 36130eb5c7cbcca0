import type { TrustFacts } from '#protocol/model/protection/trust-facts.ts';

type HelpLine = TrustFacts['helpLines'][number];

const gamblingTherapy: HelpLine = {
  name: 'Gambling Therapy',
  phone: null,
  url: 'https://www.gamblingtherapy.org/',
  languages: ['EN'],
};

const gamblersAnonymous: HelpLine = {
  name: 'Gamblers Anonymous',
  phone: null,
  url: 'https://www.gamblersanonymous.org/',
  languages: ['EN'],
};

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
} satisfies Readonly<Record<string, TrustFacts>>;
