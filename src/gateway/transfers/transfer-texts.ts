import type { Language } from '#protocol/model/language.ts';

/** Values of a text: the other member, the amount as text, and the words of the sender or the operator. */
export interface TransferValues {
  readonly name: string;
  readonly amount: string;
  readonly words: string;
}

/** Message about a transfer between a member and the upline: it has arrived from a downline or from the upline, or the operator has sent it back, to its sender or from its recipient. */
export type TransferMessage =
  | 'received'
  | 'receivedFromUpline'
  | 'returnedToYou'
  | 'returnedFromYou';

interface Text {
  readonly title: string;
  readonly content: string;
}

/** `{words}` is a sentence of its own, and is left out when there are none. */
export const transferTexts: Readonly<Record<Language, Readonly<Record<TransferMessage, Text>>>> = {
  EN: {
    received: {
      title: 'You received {amount} from {name}',
      content: '{name} of your team sent you {amount}. It is in your balance.',
    },
    receivedFromUpline: {
      title: 'You received {amount} from {name}',
      content: 'Your upline {name} sent you {amount}. It is in your balance.',
    },
    returnedToYou: {
      title: 'Your transfer of {amount} came back',
      content: 'We sent your transfer of {amount} to {name} back to you.',
    },
    returnedFromYou: {
      title: 'A transfer of {amount} was sent back',
      content:
        'We sent the transfer of {amount} from {name} back. It is no longer in your balance.',
    },
  },
  TY: {
    received: {
      title: 'Nakatanggap ka ng {amount} mula kay {name}',
      content: 'Pinadalhan ka ni {name} ng iyong team ng {amount}. Nasa balanse mo na ito.',
    },
    receivedFromUpline: {
      title: 'Nakatanggap ka ng {amount} mula kay {name}',
      content: 'Pinadalhan ka ng upline mong si {name} ng {amount}. Nasa balanse mo na ito.',
    },
    returnedToYou: {
      title: 'Bumalik ang transfer mong {amount}',
      content: 'Ibinalik namin sa iyo ang transfer mong {amount} kay {name}.',
    },
    returnedFromYou: {
      title: 'Ibinalik ang transfer na {amount}',
      content:
        'Ibinalik namin ang transfer na {amount} mula kay {name}. Wala na ito sa balanse mo.',
    },
  },
  CN: {
    received: {
      title: '您收到 {name} 转来的 {amount}',
      content: '您团队的 {name} 向您转账 {amount}，已计入您的余额。',
    },
    receivedFromUpline: {
      title: '您收到 {name} 转来的 {amount}',
      content: '您的上级 {name} 向您转账 {amount}，已计入您的余额。',
    },
    returnedToYou: {
      title: '您的转账 {amount} 已退回',
      content: '您转给 {name} 的 {amount} 已由我们退回给您。',
    },
    returnedFromYou: {
      title: '一笔 {amount} 的转账已退回',
      content: '{name} 转来的 {amount} 已由我们退回，不再计入您的余额。',
    },
  },
  TH: {
    received: {
      title: 'คุณได้รับ {amount} จาก {name}',
      content: '{name} ในทีมของคุณโอน {amount} ให้คุณ เงินอยู่ในยอดคงเหลือแล้ว',
    },
    receivedFromUpline: {
      title: 'คุณได้รับ {amount} จาก {name}',
      content: 'สายบนของคุณ {name} โอน {amount} ให้คุณ เงินอยู่ในยอดคงเหลือแล้ว',
    },
    returnedToYou: {
      title: 'เงินโอน {amount} ของคุณถูกส่งคืน',
      content: 'เราส่งเงิน {amount} ที่คุณโอนให้ {name} คืนให้คุณแล้ว',
    },
    returnedFromYou: {
      title: 'เงินโอน {amount} ถูกส่งคืน',
      content: 'เราส่งเงิน {amount} จาก {name} คืนแล้ว เงินนี้ไม่อยู่ในยอดคงเหลือของคุณแล้ว',
    },
  },
};
