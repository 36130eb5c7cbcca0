import type { Language } from '#protocol/model/language.ts';

interface PromotionCategory {
  readonly code: string;
  readonly name: Readonly<Record<Language, string>>;
}

/** The types of promotions (`announcement.promotion_type`) in the order of their filters. */
export const promotionCategories: readonly PromotionCategory[] = [
  {
    code: 'deposit_promo',
    name: { EN: 'Deposits', TY: 'Deposito', CN: '存款', TH: 'ฝากเงิน' },
  },
  { code: 'sport_promo', name: { EN: 'Sports', TY: 'Sports', CN: '体育', TH: 'กีฬา' } },
  { code: 'fish_promo', name: { EN: 'Fishing', TY: 'Pangingisda', CN: '捕鱼', TH: 'ยิงปลา' } },
  {
    code: 'referral',
    name: { EN: 'Friends', TY: 'Mga kaibigan', CN: '好友推荐', TH: 'ชวนเพื่อน' },
  },
];
