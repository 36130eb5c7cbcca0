import type { SeedHelp } from '#gateway/seed/seed.ts';
import { depositChannels } from './deposit-channels.ts';
import { worded } from './texts/texts.ts';

type Channel = (typeof depositChannels)[number];

/** The least and the most amount of some of the channels, in pesos. */
function limitsOf(isOne: (channel: Channel) => boolean): { least: string; most: string } {
  const channels = depositChannels.filter(isOne);
  const inPesos = (centavos: number) => (centavos / 100).toLocaleString('en');
  return {
    least: inPesos(Math.min(...channels.map(({ least }) => least))),
    most: inPesos(Math.max(...channels.map(({ most }) => most))),
  };
}

const wallet = limitsOf(({ kind, inFrame }) => kind === 'qr' || (kind === 'page' && !inFrame));
const card = limitsOf(({ inFrame }) => inFrame);
const bank = limitsOf(({ kind }) => kind === 'bank');
const counter = limitsOf(({ kind }) => kind === 'counter');

/** The amounts that the article about deposits names. */
const amounts = {
  walletLeast: wallet.least,
  walletMost: wallet.most,
  cardLeast: card.least,
  cardMost: card.most,
  bankLeast: bank.least,
  bankMost: bank.most,
  counterLeast: counter.least,
  counterMost: counter.most,
};

/** The articles, in the order of the menu. */
const tags = [
  'account.open',
  'account.login',
  'account.password',
  'account.security',
  'money.deposit',
  'money.withdrawal',
  'money.bonus',
  'play.start',
  'play.returns',
  'play.stopped',
  'play.trial',
  'app.install',
  'app.offline',
  'app.settings',
  'care.pause',
  'care.limits',
  'care.signs',
  'about.contact',
  'about.privacy',
  'about.terms',
  'about.agents',
] as const;

/** Every article of the help centre, in menu order. */
export const help: readonly SeedHelp[] = tags.map((tag) => ({
  tag,
  title: worded(`help.${tag}.title`),
  content: worded(`help.${tag}.content`, amounts),
}));
