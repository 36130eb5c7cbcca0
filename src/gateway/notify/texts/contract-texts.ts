import type { Language } from '#protocol/model/language.ts';
import type { contractKinds, NotificationText } from '../notification-text.ts';

/** Notifications about contracts with agents, by language. `{name}` is the other side, `{amount}` the money in pesos. */
export const contractTexts: Readonly<
  Record<Language, Readonly<Record<(typeof contractKinds)[number], NotificationText>>>
> = {
  EN: {
    contractPayWaits: {
      title: 'A contract waits for your money',
      content: 'Your balance does not reach for {amount} to {name}. It is paid when it does.',
    },
    contractPayAwaited: {
      title: 'The pay of your contract waits',
      content: '{name} owes you {amount} by a contract. It is paid when the money is there.',
    },
    contractEnded: {
      title: 'A contract of yours has ended',
      content: 'Your contract with {name} has ended, because its rate is above theirs now.',
    },
  },
  TY: {
    contractPayWaits: {
      title: 'May kontratang naghihintay ng pera mo',
      content: 'Kulang ang balanse mo para sa {amount} kay {name}. Babayaran ito kapag sapat na.',
    },
    contractPayAwaited: {
      title: 'Naghihintay ang bayad ng kontrata mo',
      content:
        'May utang sa iyo si {name} na {amount} ayon sa kontrata. Babayaran ito kapag may pera na.',
    },
    contractEnded: {
      title: 'Natapos ang isang kontrata mo',
      content: 'Natapos ang kontrata mo kay {name}, dahil mas mataas na ang rate nito sa kanila.',
    },
  },
  CN: {
    contractPayWaits: {
      title: '有合约等待您付款',
      content: '您的余额不足以向 {name} 支付 {amount}，余额足够时自动支付。',
    },
    contractPayAwaited: {
      title: '您的合约款项正在等待',
      content: '{name} 按合约应付您 {amount}，对方余额足够时自动支付。',
    },
    contractEnded: {
      title: '您的一份合约已结束',
      content: '您与 {name} 的合约已结束，因为其比例现在高于对方的比例。',
    },
  },
  TH: {
    contractPayWaits: {
      title: 'สัญญารอเงินของคุณ',
      content: 'ยอดเงินของคุณไม่พอจ่าย {amount} ให้ {name} ระบบจะจ่ายเมื่อยอดเงินพอ',
    },
    contractPayAwaited: {
      title: 'เงินตามสัญญาของคุณกำลังรอ',
      content: '{name} ต้องจ่ายคุณ {amount} ตามสัญญา ระบบจะจ่ายเมื่อมีเงินพอ',
    },
    contractEnded: {
      title: 'สัญญาของคุณสิ้นสุดแล้ว',
      content: 'สัญญาของคุณกับ {name} สิ้นสุดแล้ว เพราะอัตราสูงกว่าของอีกฝ่ายในตอนนี้',
    },
  },
};
