/** The words of chips and their places in one language. */
export interface ChipMessages {
  chip: string;
  undo: string;
  clear: string;
  repeat: string;
  double: string;
  lay: string;
  tooMuch: (most: string) => string;
  limits: (least: string, most: string) => string;
}

const english: ChipMessages = {
  chip: 'Chip',
  undo: 'Undo',
  clear: 'Clear the table',
  repeat: 'Repeat the last bets',
  double: 'Double all bets',
  lay: 'Put a chip on the table first.',
  tooMuch: (most) => `This table takes at most ${most} there.`,
  limits: (least, most) => `Limits ${least}–${most}`,
};

const all: Record<string, ChipMessages> = {
  EN: english,
  TY: {
    chip: 'Chip',
    undo: 'Bawiin',
    clear: 'Alisin lahat',
    repeat: 'Ulitin ang huling taya',
    double: 'Doblehin lahat ng taya',
    lay: 'Maglagay muna ng chip sa mesa.',
    tooMuch: (most) => `Hanggang ${most} lang ang puwede roon.`,
    limits: (least, most) => `Limit ${least}–${most}`,
  },
  CN: {
    chip: '筹码',
    undo: '撤销',
    clear: '清空台面',
    repeat: '重复上局投注',
    double: '全部加倍',
    lay: '请先在台面放置筹码。',
    tooMuch: (most) => `此处最多投注 ${most}。`,
    limits: (least, most) => `限额 ${least}–${most}`,
  },
  TH: {
    chip: 'ชิป',
    undo: 'เลิกทำ',
    clear: 'ล้างโต๊ะ',
    repeat: 'เดิมพันซ้ำรอบก่อน',
    double: 'เพิ่มเดิมพันเป็นสองเท่า',
    lay: 'วางชิปบนโต๊ะก่อน',
    tooMuch: (most) => `ช่องนี้รับได้ไม่เกิน ${most}`,
    limits: (least, most) => `วงเงิน ${least}–${most}`,
  },
};

/** `language`: its wire code. */
export function chipMessagesOf(language: string): ChipMessages {
  return all[language] ?? english;
}
