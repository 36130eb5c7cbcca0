import type { Translation } from '#protocol/texts/texts.ts';
import type { EN } from './EN.ts';

/** The Thai texts of the payment pages. */
export const TH: Translation<typeof EN> = {
  'language.tag': 'th',
  'payment.payTo': 'ชำระเงินให้ Parola',
  'payment.amount': 'จำนวนเงิน',
  'payment.order': 'หมายเลขอ้างอิง',
  'payment.until': 'โปรดชำระก่อน',
  'payment.pay': 'ชำระ {amount}',
  'payment.decline': 'ปฏิเสธ',
  'payment.other.open': 'ชำระจำนวนอื่น',
  'payment.other.label': 'จำนวนเงินเป็นเปโซ',
  'payment.other.pay': 'ชำระจำนวนนี้',
  'payment.takeBack': 'ให้ธนาคารเรียกเงินคืน',
  'payment.back': 'กลับไปที่ Parola',
  'payment.demo': 'หน้านี้เป็นส่วนหนึ่งของเดโม ไม่มีเงินจริงเคลื่อนไหว',
  'payment.paid.title': 'ชำระเงินแล้ว',
  'payment.paid.hint': 'คุณชำระ {amount} แล้ว ปิดหน้านี้ได้',
  'payment.failed.title': 'ปฏิเสธการชำระเงินแล้ว',
  'payment.failed.hint': 'ไม่มีการชำระเงิน ปิดหน้านี้ได้',
  'payment.expired.title': 'หมดเวลาแล้ว',
  'payment.expired.hint': 'หมดเวลาชำระเงินรายการนี้แล้ว ไม่มีการชำระเงิน',
  'payment.reversed.title': 'เรียกเงินคืนแล้ว',
  'payment.reversed.hint': 'ธนาคารของคุณเรียก {amount} คืนแล้ว',
  'payment.kind.wallet': 'อีวอลเล็ต',
  'payment.kind.card': 'บัตร',
  'payment.kind.counter': 'เคาน์เตอร์',
};
