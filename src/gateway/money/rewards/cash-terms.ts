import type { Language } from '#contract/model/language.ts';

/** The terms of cash in one line. The claim hall shows the conditions. */
export const cashTerms: Readonly<Record<Language, string>> = {
  EN: 'Cash. The conditions of the claim hall apply.',
  TY: 'Cash. Sakop ng mga kondisyon ng claim hall.',
  CN: '现金，适用领奖大厅的条件。',
  TH: 'เงินสด เป็นไปตามเงื่อนไขของห้องรับรางวัล',
};
