import type { Language } from '#protocol/model/language.ts';
import type { NotificationText, registerKinds } from '../notification-text.ts';

/** Notifications about the register of excluded persons, by language. */
export const registerTexts: Readonly<
  Record<Language, Readonly<Record<(typeof registerKinds)[number], NotificationText>>>
> = {
  EN: {
    breakByRegister: {
      title: 'You cannot play any more',
      content:
        'Your details are on the official list of excluded persons. You cannot log in or play, and we send you no advertising. Your money stays yours: customer service pays it out to you, and helps if this is a mistake.',
    },
  },
  TY: {
    breakByRegister: {
      title: 'Hindi ka na puwedeng maglaro',
      content:
        'Nasa opisyal na listahan ng mga hindi puwedeng maglaro ang mga detalye mo. Hindi ka makakapag-log in o makakapaglaro, at hindi ka namin padadalhan ng patalastas. Sa iyo pa rin ang pera mo: ibabayad ito sa iyo ng customer service, at tutulungan ka nila kung may pagkakamali.',
    },
  },
  CN: {
    breakByRegister: {
      title: '您不能再游戏',
      content:
        '您的资料在官方的禁止参与者名单上。您无法登录或游戏，我们也不会向您发送广告。您的资金仍属于您：客服会支付给您；如果这是误会，客服也会帮助您。',
    },
  },
  TH: {
    breakByRegister: {
      title: 'คุณเล่นไม่ได้อีกแล้ว',
      content:
        'ข้อมูลของคุณอยู่ในรายชื่อผู้ถูกห้ามเล่นของทางการ คุณเข้าสู่ระบบหรือเล่นไม่ได้ และเราจะไม่ส่งโฆษณาให้คุณ เงินของคุณยังเป็นของคุณ ฝ่ายบริการลูกค้าจะจ่ายคืนให้ และจะช่วยคุณถ้ามีข้อผิดพลาด',
    },
  },
};
