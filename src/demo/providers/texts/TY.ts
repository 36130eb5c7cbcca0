import type { Translation } from '#protocol/texts/texts.ts';
import type { EN } from './EN.ts';

/** The Tagalog texts of the payment pages. */
export const TY: Translation<typeof EN> = {
  'language.tag': 'fil-PH',
  'payment.payTo': 'Bayad sa Parola',
  'payment.amount': 'Halaga',
  'payment.order': 'Reference',
  'payment.until': 'Magbayad bago mag-',
  'payment.pay': 'Bayaran ang {amount}',
  'payment.decline': 'Tanggihan',
  'payment.other.open': 'Magbayad ng ibang halaga',
  'payment.other.label': 'Halaga sa piso',
  'payment.other.pay': 'Bayaran ang halagang ito',
  'payment.takeBack': 'Ipabawi sa bangko ko ang pera',
  'payment.back': 'Bumalik sa Parola',
  'payment.demo': 'Bahagi ng demo ang pahinang ito. Walang totoong perang gumagalaw.',
  'payment.paid.title': 'Bayad na',
  'payment.paid.hint': 'Nagbayad ka ng {amount}. Puwede mo nang isara ang pahina.',
  'payment.failed.title': 'Tinanggihan ang bayad',
  'payment.failed.hint': 'Walang nabayaran. Puwede mo nang isara ang pahina.',
  'payment.expired.title': 'Lampas na sa oras',
  'payment.expired.hint': 'Tapos na ang oras ng bayad na ito. Walang nabayaran.',
  'payment.reversed.title': 'Binawi ang pera',
  'payment.reversed.hint': 'Binawi ng bangko mo ang {amount}.',
  'payment.kind.wallet': 'E-wallet',
  'payment.kind.card': 'Card',
  'payment.kind.counter': 'Counter',
};
