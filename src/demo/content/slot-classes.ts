import type { SeedSlotClass } from '#gateway/seed/seed.ts';

/** The classes of slots, as the filter of the slots page names them. */
export const slotClasses: readonly SeedSlotClass[] = [
  {
    key: 'SC',
    name: { EN: 'Classic slots', TY: 'Klasikong slots', CN: '经典老虎机', TH: 'สล็อตคลาสสิก' },
  },
  { key: 'VP', name: { EN: 'Video slots', TY: 'Video slots', CN: '视频老虎机', TH: 'วิดีโอสล็อต' } },
  { key: 'JP', name: { EN: 'Jackpots', TY: 'Jackpot', CN: '累积大奖', TH: 'แจ็กพอต' } },
  { key: 'TG', name: { EN: 'Table games', TY: 'Larong mesa', CN: '桌面游戏', TH: 'เกมโต๊ะ' } },
  { key: 'AC', name: { EN: 'Arcade', TY: 'Arcade', CN: '街机游戏', TH: 'เกมอาร์เคด' } },
  { key: 'BG', name: { EN: 'Bingo', TY: 'Bingo', CN: '宾果', TH: 'บิงโก' } },
];
