import type { SeedDepositGuide } from '#gateway/seed/seed.ts';
import { type NameOf, worded } from '../texts/texts.ts';

/** The step with a picture. Each channel puts its own name into the texts. */
function step(picture: NameOf<'depositGuide.', '.title'>): SeedDepositGuide['steps'][number] {
  const name = { name: '{name}' };
  return {
    picture,
    title: worded(`depositGuide.${picture}.title`, name),
    text: worded(`depositGuide.${picture}.text`, name),
  };
}

const [choose, amount, balance] = [step('chooseWay'), step('chooseAmount'), step('seeBalance')];

/** The guides to deposits: one for each kind of channels, and one for the card, whose page opens in the app. */
export const depositGuides: readonly SeedDepositGuide[] = [
  {
    target: 'kind:qr',
    steps: [choose, amount, step('scanCode'), step('confirmInWallet'), balance],
  },
  { target: 'kind:page', steps: [choose, amount, step('payOnPage'), balance] },
  {
    target: 'kind:bank',
    steps: [choose, amount, step('copyAccount'), step('transfer'), step('sendProof')],
  },
  {
    target: 'kind:counter',
    steps: [choose, amount, step('getCode'), step('payAtCounter'), balance],
  },
  { target: 'channel:perlas', steps: [choose, amount, step('enterCard'), balance] },
];
