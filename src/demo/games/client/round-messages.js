/**
 * The messages about rounds that were not played as usual, in one language.
 * @typedef {object} RoundMessages
 * @property {string} siteClosed
 * @property {string} gameClosed
 * @property {string} closedMeanwhile
 * @property {string} unsettled
 * @property {(amount: string) => string} undrawn
 */

/** @type {RoundMessages} */
const english = {
  siteClosed: 'The site is closed for the moment. No round is played: nothing was staked.',
  gameClosed: 'This game is under maintenance. No round is played: nothing was staked.',
  closedMeanwhile:
    'The site has closed for the moment. We keep asking for the same round: nothing is staked twice.',
  unsettled: 'We could not learn how this round ended. Your balance and your bet records show it.',
  undrawn: (amount) =>
    `The round is settled and paid ${amount}. Only its picture could not be drawn.`,
};

/** @type {Record<string, RoundMessages>} */
const all = {
  EN: english,
  TY: {
    siteClosed: 'Sarado muna ang site. Walang nilarong round: walang naitaya.',
    gameClosed: 'Inaayos pa ang larong ito. Walang nilarong round: walang naitaya.',
    closedMeanwhile:
      'Nagsara muna ang site. Iyon pa ring round ang hinihingi namin: walang madodobleng taya.',
    unsettled:
      'Hindi namin nalaman kung paano natapos ang round. Makikita ito sa balanse at sa mga tala ng taya mo.',
    undrawn: (amount) =>
      `Tapos na ang round at nagbayad ito ng ${amount}. Ang larawan lang ang hindi naiguhit.`,
  },
  CN: {
    siteClosed: '网站暂时关闭，本局未进行，也未扣注。',
    gameClosed: '此游戏正在维护，本局未进行，也未扣注。',
    closedMeanwhile: '网站暂时关闭。我们正在重新请求同一局，绝不会重复扣注。',
    unsettled: '暂时无法得知本局结果，请查看您的余额和投注记录。',
    undrawn: (amount) => `本局已结算，赔付 ${amount}，只是画面未能显示。`,
  },
  TH: {
    siteClosed: 'เว็บไซต์ปิดชั่วคราว รอบนี้ไม่ได้เล่นและไม่มีการหักเงิน',
    gameClosed: 'เกมนี้กำลังปรับปรุง รอบนี้ไม่ได้เล่นและไม่มีการหักเงิน',
    closedMeanwhile: 'เว็บไซต์ปิดชั่วคราว เรากำลังขอผลรอบเดิมอยู่ จะไม่มีการหักเดิมพันซ้ำ',
    unsettled: 'เราไม่ทราบผลของรอบนี้ ดูได้จากยอดเงินและประวัติการเดิมพันของคุณ',
    undrawn: (amount) => `รอบนี้คิดผลแล้ว จ่าย ${amount} เพียงแต่แสดงภาพไม่ได้`,
  },
};

/**
 * The messages of a language by its wire code; English for unknown codes.
 * @param {string} language
 * @returns {RoundMessages}
 */
export function roundMessagesOf(language) {
  return all[language] ?? english;
}
