import type { Language } from '#protocol/model/language.ts';
import type { PushKind } from '#protocol/vocabulary/push-kind.ts';

/** The words of a notification. They name no amount and no sender, because they are shown on the lock screen. */
interface PushText {
  readonly title: string;
  /** The title of several changes. `{count}` stands for their number. */
  readonly many: string;
  readonly body: string;
}

/** The words of each kind, by language. */
export const pushTexts: Readonly<Record<Language, Readonly<Record<PushKind, PushText>>>> = {
  EN: {
    money: {
      title: 'News about your money',
      many: '{count} news about your money',
      body: 'Open the app to see it.',
    },
    messages: {
      title: 'You have a new message',
      many: 'You have {count} new messages',
      body: 'Open the app to read it.',
    },
    promotions: {
      title: 'A reward waits for you',
      many: '{count} rewards wait for you',
      body: 'Open the app to take a look.',
    },
    draws: {
      title: 'A result is in',
      many: '{count} results are in',
      body: 'Open the app to see your bet.',
    },
  },
  TY: {
    money: {
      title: 'May balita tungkol sa pera mo',
      many: 'May {count} balita tungkol sa pera mo',
      body: 'Buksan ang app para makita.',
    },
    messages: {
      title: 'May bago kang mensahe',
      many: 'May {count} bago kang mensahe',
      body: 'Buksan ang app para mabasa.',
    },
    promotions: {
      title: 'May gantimpalang naghihintay sa iyo',
      many: 'May {count} gantimpalang naghihintay sa iyo',
      body: 'Buksan ang app para tingnan.',
    },
    draws: {
      title: 'May resulta na',
      many: 'May {count} resulta na',
      body: 'Buksan ang app para makita ang taya mo.',
    },
  },
  CN: {
    money: {
      title: '您的资金有新动态',
      many: '您的资金有 {count} 条新动态',
      body: '打开应用查看。',
    },
    messages: { title: '您有一条新消息', many: '您有 {count} 条新消息', body: '打开应用阅读。' },
    promotions: {
      title: '有一份奖励等您领取',
      many: '有 {count} 份奖励等您领取',
      body: '打开应用看看。',
    },
    draws: { title: '结果已出', many: '{count} 个结果已出', body: '打开应用查看您的投注。' },
  },
  TH: {
    money: {
      title: 'มีข่าวเกี่ยวกับเงินของคุณ',
      many: 'มีข่าวเกี่ยวกับเงินของคุณ {count} รายการ',
      body: 'เปิดแอปเพื่อดู',
    },
    messages: {
      title: 'คุณมีข้อความใหม่',
      many: 'คุณมีข้อความใหม่ {count} ข้อความ',
      body: 'เปิดแอปเพื่ออ่าน',
    },
    promotions: {
      title: 'มีรางวัลรอคุณอยู่',
      many: 'มีรางวัลรอคุณอยู่ {count} รายการ',
      body: 'เปิดแอปเพื่อดู',
    },
    draws: {
      title: 'ผลออกแล้ว',
      many: 'ผลออกแล้ว {count} รายการ',
      body: 'เปิดแอปเพื่อดูเดิมพันของคุณ',
    },
  },
};
