import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { appPaths } from '#protocol/paths.ts';

/** Title and description of a page. The name of the brand is added to the title. */
export interface PageMessages {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
}

const home: PageMessages = {
  title: msg`Slots, live casino and sports in pesos`,
  description: msg`Slots, live casino, sports, fishing and poker in pesos. Play on your phone, with a balance you can follow to the centavo.`,
};
const register: PageMessages = {
  title: msg`Register`,
  description: msg`Open an account in a minute, with a username or your mobile number.`,
};
const help: PageMessages = {
  title: msg`Help`,
  description: msg`Answers about accounts, deposits, withdrawals and games, and how to reach us.`,
};
const sponsor: PageMessages = {
  title: msg`A club we stand behind`,
  description: msg`One of the clubs that carry our light: who they are, and what we do together.`,
};

/** Texts of every page. A path of the app without texts does not compile. */
export const pageMessages: Readonly<Record<(typeof appPaths)[number], PageMessages>> = {
  '/': home,
  '/index': home,
  '/index.html': home,
  '/home': home,
  '/login': {
    title: msg`Log in`,
    description: msg`Log in to play, to follow your balance and to find your favourites.`,
  },
  '/register': register,
  '/register.html': register,
  '/member': {
    title: msg`Member centre`,
    description: msg`Your money, your bets, your messages and your rewards in one place.`,
  },
  '/agentHome': {
    title: msg`Agent centre`,
    description: msg`Your team, its accounts, contracts and reports.`,
  },
  '/rng': {
    title: msg`Slots`,
    description: msg`Every slot of every provider: search by name, filter by kind, star what you like.`,
  },
  '/sports': {
    title: msg`Sports`,
    description: msg`Bet on football, basketball and more, before the match and while it is played.`,
  },
  '/fish': {
    title: msg`Fishing`,
    description: msg`Fishing games for one or for many, each catch paid in pesos.`,
  },
  '/live': {
    title: msg`Live casino`,
    description: msg`Real tables with real dealers: baccarat, roulette and more, at any hour.`,
  },
  '/pvp': {
    title: msg`Poker`,
    description: msg`Poker and card rooms where players meet players, with every pot in pesos.`,
  },
  '/elott': {
    title: msg`Lottery`,
    description: msg`Draws through the day, with tickets and results in one place.`,
  },
  '/esports': {
    title: msg`E-sports`,
    description: msg`Bet on the matches of the teams you follow, before them and while they are played.`,
  },
  '/cockfight': {
    title: msg`Cockfight`,
    description: msg`Cockfights live from the arena, with every bet in pesos.`,
  },
  '/bingo': {
    title: msg`Bingo`,
    description: msg`Bingo rooms for every stake, open all night.`,
  },
  '/favourites': {
    title: msg`Favourites`,
    description: msg`The games that you have starred, of every kind.`,
  },
  '/recent': {
    title: msg`Played last`,
    description: msg`The games that you played last, of every kind.`,
  },
  '/pointMall': {
    title: msg`Points mall`,
    description: msg`Turn your points into chips, promotions, services and gifts. Points never expire.`,
  },
  '/lottery': {
    title: msg`All draws`,
    description: msg`Every open draw in one menu.`,
  },
  '/promotions': {
    title: msg`Promotions`,
    description: msg`Offers for deposits, sports, fishing and friends, and the hall where you claim them.`,
  },
  '/promotions/detail': {
    title: msg`Promotion`,
    description: msg`What this offer gives, for whom it is, and how to claim it.`,
  },
  '/help': help,
  '/helpmc': help,
  '/responsible-gaming': {
    title: msg`Responsible play`,
    description: msg`Limits, breaks, a self-test, help lines, how your money is protected, and how to know the real site.`,
  },
  '/download': {
    title: msg`Get the app`,
    description: msg`Put the app on your phone: it opens at a touch and keeps the lobby when the network is gone.`,
  },
  '/seamless': {
    title: msg`Game`,
    description: msg`Your game, with your balance above it.`,
  },
  '/settings': {
    title: msg`Settings`,
    description: msg`Language, look, motion, sounds and data of this device, and what the app keeps on it.`,
  },
  '/merchantPage': {
    title: msg`Work with us`,
    description: msg`For game houses, payment partners and clubs: what we offer, and whom to write to.`,
  },
  '/sponsor1': sponsor,
  '/sponsor2': sponsor,
  '/sponsor3': sponsor,
};

/** Texts for an unknown address. */
export const notFoundMessages: PageMessages = {
  title: msg`Page not found`,
  description: msg`There is no page at this address. It may have moved, or the link is not complete.`,
};
