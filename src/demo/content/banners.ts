import type { SeedBanner, Worded } from '#gateway/seed/seed.ts';
import { nodeIdOf } from './node-id-of.ts';

function banner(
  bannerId: number,
  linkageType: SeedBanner['linkageType'],
  linkageTarget: string,
  title: Worded,
): SeedBanner {
  return { bannerId, groupName: 'w_home', title, linkageType, linkageTarget };
}

/** The banners of the home carousel. */
export const banners: readonly SeedBanner[] = [
  banner(1, 'PROMOTION', '300', {
    EN: 'Your first deposit, twice the light',
    TY: 'Unang deposito mo, dobleng liwanag',
    CN: '首次存款，双倍光芒',
    TH: 'ฝากแรก สว่างสองเท่า',
  }),
  banner(2, 'PAGE', '/rng', {
    EN: 'Fiesta on every reel',
    TY: 'Piyesta sa bawat reel',
    CN: '转轮之上，夜夜欢庆',
    TH: 'ฉลองกันทุกวงล้อ',
  }),
  banner(3, 'PROMOTION', '302', {
    EN: 'The big-catch days are here',
    TY: 'Mga araw na ng malaking huli',
    CN: '大丰收，正是此时',
    TH: 'วันปลาใหญ่มาแล้ว',
  }),
  banner(4, 'GAME', String(nodeIdOf('Bayside Baccarat')), {
    EN: 'A seat is free at Bayside Baccarat',
    TY: 'May bakanteng upuan sa Bayside Baccarat',
    CN: 'Bayside 百家乐，为您留座',
    TH: 'มีที่ว่างที่โต๊ะ Bayside Baccarat',
  }),
  banner(5, 'URL', 'https://example.com/parola-guide', {
    EN: 'New to the islands? Read the guide',
    TY: 'Bago ka ba rito? Basahin ang gabay',
    CN: '初来乍到？先读指南',
    TH: 'เพิ่งมาใหม่? อ่านคู่มือก่อน',
  }),
];
