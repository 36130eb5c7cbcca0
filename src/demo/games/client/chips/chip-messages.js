/**
 * The words of chips and their places in one language.
 * @typedef {object} ChipMessages
 * @property {string} chip
 * @property {string} undo
 * @property {string} clear
 * @property {string} repeat
 * @property {string} double
 * @property {string} lay
 * @property {(most: string) => string} tooMuch
 * @property {(least: string, most: string) => string} limits
 */

/** @type {Record<string, ChipMessages>} */
const all = {
  EN: {
    chip: 'Chip',
    undo: 'Undo',
    clear: 'Clear the table',
    repeat: 'Repeat the last bets',
    double: 'Double all bets',
    lay: 'Put a chip on the table first.',
    tooMuch: (most) => `This table takes at most ${most} there.`,
    limits: (least, most) => `Limits ${least}–${most}`,
  },
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

/**
 * @param {string} language Its wire code.
 * @returns {ChipMessages}
 */
export function chipMessagesOf(language) {
  return all[language] ?? /** @type {ChipMessages} */ (all['EN']);
}
