import type { Language } from '#contract/model/language.ts';

/** The terms of rewards that can be withdrawn at once. */
export const withoutConditions: Readonly<Record<Language, string>> = {
  EN: 'Cash in your main wallet, without conditions.',
  TY: 'Cash sa main wallet mo, walang kondisyon.',
  CN: '现金存入主钱包，无任何条件。',
  TH: 'เงินสดเข้ากระเป๋าหลัก ไม่มีเงื่อนไข',
};
