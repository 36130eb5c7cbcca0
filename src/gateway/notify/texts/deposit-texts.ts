import type { Language } from '#protocol/model/language.ts';
import type { depositKinds, NotificationText } from '../notification-text.ts';

type DepositTexts = Readonly<Record<(typeof depositKinds)[number], NotificationText>>;

const english: DepositTexts = {
  depositArrived: {
    title: 'Your deposit is here',
    content: '{amount} was added to your balance.',
  },
  depositArrivedLate: {
    title: 'Your deposit is here',
    content:
      'Your payment came after its time was over. {amount} was added to your balance anyway.',
  },
  depositFailed: {
    title: 'Your deposit did not go through',
    content: 'The payment of {amount} was not made. Nothing was added; you can try again.',
  },
  depositExpired: {
    title: 'Your deposit has expired',
    content:
      'The payment of {amount} did not arrive in time. If you have paid, it is added as soon as it arrives.',
  },
  depositInReview: {
    title: 'We are checking your deposit',
    content: 'We are looking at your payment of {amount} and tell you here when we are done.',
  },
  depositReturned: {
    title: 'Your payment was sent back',
    content: 'Your payment of {amount} was sent back to where it came from.',
  },
  depositReversed: {
    title: 'Your payment was taken back',
    content:
      'The payment service took back {amount}. You cannot withdraw until this is settled; please contact us.',
  },
};

const filipino: DepositTexts = {
  depositArrived: {
    title: 'Dumating na ang deposito mo',
    content: 'Naidagdag sa balanse mo ang {amount}.',
  },
  depositArrivedLate: {
    title: 'Dumating na ang deposito mo',
    content:
      'Lampas na sa oras nang dumating ang bayad mo. Naidagdag pa rin sa balanse mo ang {amount}.',
  },
  depositFailed: {
    title: 'Hindi natuloy ang deposito mo',
    content: 'Hindi natuloy ang bayad na {amount}. Walang naidagdag; puwede mong subukan muli.',
  },
  depositExpired: {
    title: 'Nag-expire ang deposito mo',
    content:
      'Hindi dumating sa oras ang bayad na {amount}. Kung nakabayad ka na, idadagdag ito pagdating.',
  },
  depositInReview: {
    title: 'Sinusuri namin ang deposito mo',
    content: 'Tinitingnan namin ang bayad mong {amount}. Sasabihan ka namin dito kapag tapos na.',
  },
  depositReturned: {
    title: 'Ibinalik ang bayad mo',
    content: 'Ibinalik sa pinanggalingan ang bayad mong {amount}.',
  },
  depositReversed: {
    title: 'Binawi ang bayad mo',
    content:
      'Binawi ng payment service ang {amount}. Hindi ka muna makakapag-withdraw hangga’t hindi ito naaayos; makipag-ugnayan sa amin.',
  },
};

const chinese: DepositTexts = {
  depositArrived: { title: '您的存款已到账', content: '{amount} 已加入您的余额。' },
  depositArrivedLate: {
    title: '您的存款已到账',
    content: '您的付款超时才到，{amount} 仍已加入您的余额。',
  },
  depositFailed: {
    title: '您的存款未成功',
    content: '{amount} 的付款没有完成，余额没有变化，您可以再试一次。',
  },
  depositExpired: {
    title: '您的存款已过期',
    content: '{amount} 的付款没有按时到达。如果您已付款，到账后会立即加入余额。',
  },
  depositInReview: {
    title: '我们正在核对您的存款',
    content: '我们正在核对您 {amount} 的付款，完成后会在这里通知您。',
  },
  depositReturned: { title: '您的付款已退回', content: '您 {amount} 的付款已原路退回。' },
  depositReversed: {
    title: '您的付款被收回',
    content: '支付服务收回了 {amount}。解决之前您不能提款，请联系我们。',
  },
};

const thai: DepositTexts = {
  depositArrived: { title: 'เงินฝากของคุณเข้าแล้ว', content: 'เพิ่ม {amount} เข้ายอดเงินของคุณแล้ว' },
  depositArrivedLate: {
    title: 'เงินฝากของคุณเข้าแล้ว',
    content: 'การชำระเงินของคุณมาถึงหลังหมดเวลา แต่เรายังเพิ่ม {amount} เข้ายอดเงินของคุณแล้ว',
  },
  depositFailed: {
    title: 'การฝากเงินของคุณไม่สำเร็จ',
    content: 'การชำระเงิน {amount} ไม่สำเร็จ ยอดเงินไม่เปลี่ยนแปลง คุณลองใหม่ได้',
  },
  depositExpired: {
    title: 'การฝากเงินของคุณหมดเวลา',
    content: 'การชำระเงิน {amount} ไม่มาถึงทันเวลา หากคุณชำระแล้ว เราจะเพิ่มให้ทันทีที่เงินมาถึง',
  },
  depositInReview: {
    title: 'เรากำลังตรวจสอบการฝากเงินของคุณ',
    content: 'เรากำลังตรวจสอบการชำระเงิน {amount} และจะแจ้งคุณที่นี่เมื่อเสร็จ',
  },
  depositReturned: {
    title: 'ส่งคืนเงินของคุณแล้ว',
    content: 'การชำระเงิน {amount} ของคุณถูกส่งคืนไปยังต้นทางแล้ว',
  },
  depositReversed: {
    title: 'เงินที่ชำระถูกเรียกคืน',
    content: 'บริการชำระเงินเรียกคืน {amount} คุณจะถอนเงินไม่ได้จนกว่าเรื่องนี้จะเรียบร้อย โปรดติดต่อเรา',
  },
};

/** The messages about deposits in each language. */
export const depositTexts: Readonly<Record<Language, DepositTexts>> = {
  EN: english,
  TY: filipino,
  CN: chinese,
  TH: thai,
};
