import type { Language } from '#protocol/model/language.ts';

/** The texts of the payment page in one language. */
export interface PageTexts {
  readonly payTo: string;
  readonly amount: string;
  readonly order: string;
  readonly until: string;
  readonly pay: string;
  readonly decline: string;
  readonly otherAmount: string;
  readonly otherLabel: string;
  readonly payOther: string;
  readonly takeBack: string;
  readonly back: string;
  readonly demo: string;
  readonly paid: string;
  readonly paidHint: string;
  readonly failed: string;
  readonly failedHint: string;
  readonly expired: string;
  readonly expiredHint: string;
  readonly reversed: string;
  readonly reversedHint: string;
  readonly kinds: Readonly<Record<'wallet' | 'card' | 'counter', string>>;
}

const english: PageTexts = {
  payTo: 'Payment to Parola',
  amount: 'Amount',
  order: 'Reference',
  until: 'Please pay before',
  pay: 'Pay {amount}',
  decline: 'Decline',
  otherAmount: 'Pay another amount',
  otherLabel: 'Amount in pesos',
  payOther: 'Pay this amount',
  takeBack: 'Ask my bank to take the money back',
  back: 'Back to Parola',
  demo: 'This page is part of the demo. No real money moves.',
  paid: 'Payment made',
  paidHint: 'You paid {amount}. You can close this page.',
  failed: 'Payment declined',
  failedHint: 'Nothing was paid. You can close this page.',
  expired: 'Too late',
  expiredHint: 'The time of this payment is over. Nothing was paid.',
  reversed: 'Money taken back',
  reversedHint: 'Your bank took {amount} back.',
  kinds: { wallet: 'E-wallet', card: 'Card', counter: 'Counter' },
};

const filipino: PageTexts = {
  payTo: 'Bayad sa Parola',
  amount: 'Halaga',
  order: 'Reference',
  until: 'Magbayad bago mag-',
  pay: 'Bayaran ang {amount}',
  decline: 'Tanggihan',
  otherAmount: 'Magbayad ng ibang halaga',
  otherLabel: 'Halaga sa piso',
  payOther: 'Bayaran ang halagang ito',
  takeBack: 'Ipabawi sa bangko ko ang pera',
  back: 'Bumalik sa Parola',
  demo: 'Bahagi ng demo ang pahinang ito. Walang totoong perang gumagalaw.',
  paid: 'Bayad na',
  paidHint: 'Nagbayad ka ng {amount}. Puwede mo nang isara ang pahina.',
  failed: 'Tinanggihan ang bayad',
  failedHint: 'Walang nabayaran. Puwede mo nang isara ang pahina.',
  expired: 'Lampas na sa oras',
  expiredHint: 'Tapos na ang oras ng bayad na ito. Walang nabayaran.',
  reversed: 'Binawi ang pera',
  reversedHint: 'Binawi ng bangko mo ang {amount}.',
  kinds: { wallet: 'E-wallet', card: 'Card', counter: 'Counter' },
};

const chinese: PageTexts = {
  payTo: '付款给 Parola',
  amount: '金额',
  order: '参考号',
  until: '请在此时间前付款：',
  pay: '支付 {amount}',
  decline: '拒绝',
  otherAmount: '支付其他金额',
  otherLabel: '金额（比索）',
  payOther: '支付此金额',
  takeBack: '让银行收回这笔钱',
  back: '返回 Parola',
  demo: '本页是演示的一部分，不会发生真实的资金往来。',
  paid: '付款完成',
  paidHint: '您已支付 {amount}，可以关闭本页。',
  failed: '付款已拒绝',
  failedHint: '没有付款，可以关闭本页。',
  expired: '已超时',
  expiredHint: '这笔付款的时间已过，没有付款。',
  reversed: '款项已收回',
  reversedHint: '您的银行收回了 {amount}。',
  kinds: { wallet: '电子钱包', card: '银行卡', counter: '柜台' },
};

const thai: PageTexts = {
  payTo: 'ชำระเงินให้ Parola',
  amount: 'จำนวนเงิน',
  order: 'หมายเลขอ้างอิง',
  until: 'โปรดชำระก่อน',
  pay: 'ชำระ {amount}',
  decline: 'ปฏิเสธ',
  otherAmount: 'ชำระจำนวนอื่น',
  otherLabel: 'จำนวนเงินเป็นเปโซ',
  payOther: 'ชำระจำนวนนี้',
  takeBack: 'ให้ธนาคารเรียกเงินคืน',
  back: 'กลับไปที่ Parola',
  demo: 'หน้านี้เป็นส่วนหนึ่งของเดโม ไม่มีเงินจริงเคลื่อนไหว',
  paid: 'ชำระเงินแล้ว',
  paidHint: 'คุณชำระ {amount} แล้ว ปิดหน้านี้ได้',
  failed: 'ปฏิเสธการชำระเงินแล้ว',
  failedHint: 'ไม่มีการชำระเงิน ปิดหน้านี้ได้',
  expired: 'หมดเวลาแล้ว',
  expiredHint: 'หมดเวลาชำระเงินรายการนี้แล้ว ไม่มีการชำระเงิน',
  reversed: 'เรียกเงินคืนแล้ว',
  reversedHint: 'ธนาคารของคุณเรียก {amount} คืนแล้ว',
  kinds: { wallet: 'อีวอลเล็ต', card: 'บัตร', counter: 'เคาน์เตอร์' },
};

/** The texts of the payment page in each language. */
export const pageTexts: Readonly<Record<Language, PageTexts>> = {
  EN: english,
  TY: filipino,
  CN: chinese,
  TH: thai,
};

/** The language tags of the page. */
export const languageTags: Readonly<Record<Language, string>> = {
  EN: 'en-PH',
  TY: 'fil-PH',
  CN: 'zh-Hans',
  TH: 'th',
};
