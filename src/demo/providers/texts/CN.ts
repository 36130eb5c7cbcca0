import type { Translation } from '#protocol/texts/texts.ts';
import type { EN } from './EN.ts';

/** The Chinese texts of the payment pages. */
export const CN: Translation<typeof EN> = {
  'language.tag': 'zh-Hans',
  'payment.payTo': '付款给 Parola',
  'payment.amount': '金额',
  'payment.order': '参考号',
  'payment.until': '请在此时间前付款：',
  'payment.pay': '支付 {amount}',
  'payment.decline': '拒绝',
  'payment.other.open': '支付其他金额',
  'payment.other.label': '金额（比索）',
  'payment.other.pay': '支付此金额',
  'payment.takeBack': '让银行收回这笔钱',
  'payment.back': '返回 Parola',
  'payment.demo': '本页是演示的一部分，不会发生真实的资金往来。',
  'payment.paid.title': '付款完成',
  'payment.paid.hint': '您已支付 {amount}，可以关闭本页。',
  'payment.failed.title': '付款已拒绝',
  'payment.failed.hint': '没有付款，可以关闭本页。',
  'payment.expired.title': '已超时',
  'payment.expired.hint': '这笔付款的时间已过，没有付款。',
  'payment.reversed.title': '款项已收回',
  'payment.reversed.hint': '您的银行收回了 {amount}。',
  'payment.kind.wallet': '电子钱包',
  'payment.kind.card': '银行卡',
  'payment.kind.counter': '柜台',
};
