/** The messages about rounds that were not played as usual, in one language. */
export interface RoundMessages {
  siteClosed: string;
  gameClosed: string;
  closedMeanwhile: string;
  unsettled: string;
  undrawn: (amount: string) => string;
  /** The member can stake a part of the bet. */
  roundLimit: (most: string) => string;
  /** The member can stake no more. */
  roundFull: string;
  /** The house takes a part of the bet. */
  houseLimit: (most: string) => string;
  /** The house takes no more. */
  houseFull: string;
  /** The limits of the member leave a part of the stake. */
  playLimit: (most: string) => string;
  /** The limits of the member leave nothing. */
  playLimitFull: string;
  /** The member has limited the stake of one bet. */
  wagerLimit: (most: string) => string;
  /** The member has limited the time at play, and it is used up. */
  timeLimit: string;
  /** The member has as many open bets as the gateway allows. */
  openBetsFull: string;
  /** The market asks for the identity before any bet. */
  identityNeeded: string;
  /** The member has opened another slot since. The market lets a member play one at a time. */
  otherSlot: string;
  /** The hash that was shown for this round is too old: the next round has another one. */
  promiseOver: string;
}

const english: RoundMessages = {
  siteClosed: 'The site is closed for the moment. No round is played: nothing was staked.',
  gameClosed: 'This game is under maintenance. No round is played: nothing was staked.',
  closedMeanwhile:
    'The site has closed for the moment. We keep asking for the same round: nothing is staked twice.',
  unsettled: 'We could not learn how this round ended. Your balance and your bet records show it.',
  undrawn: (amount) =>
    `The round is settled and paid ${amount}. Only its picture could not be drawn.`,
  roundLimit: (most) =>
    `With the bets that you have placed here, at most ${most} more is possible. Nothing was staked.`,
  roundFull: 'Your bets here have reached the limit. Nothing was staked.',
  houseLimit: (most) => `We can take at most ${most} more on this. Nothing was staked.`,
  houseFull: 'We can take no more bets on this. Nothing was staked.',
  playLimit: (most) => `Your play limits leave ${most} for now. Nothing was staked.`,
  playLimitFull: 'You have reached a play limit of yours. Nothing was staked.',
  wagerLimit: (most) => `Your limit for one bet is ${most}. Nothing was staked.`,
  timeLimit:
    'Your time at play is used up. Nothing was staked. Play limits show when it begins anew.',
  openBetsFull:
    'You have as many open bets as possible. Nothing was staked. Please wait until some have their results.',
  identityNeeded:
    'The law asks us to know who you are before you play. Nothing was staked. Open Security, then Identity.',
  otherSlot:
    'You opened another slot, and one at a time can be played. This one has ended. Nothing was staked. To play here, open it again.',
  promiseOver:
    'The seed of this round has expired. The next round has a new seed with a new hash. Nothing was staked. Please play again.',
};

const all: Record<string, RoundMessages> = {
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
    roundLimit: (most) =>
      `Kasama ang mga taya mo rito, hanggang ${most} na lang ang puwedeng idagdag. Walang naitaya.`,
    roundFull: 'Abot na sa limit ang mga taya mo rito. Walang naitaya.',
    houseLimit: (most) => `Hanggang ${most} na lang ang matatanggap namin dito. Walang naitaya.`,
    houseFull: 'Hindi na kami tumatanggap ng taya rito. Walang naitaya.',
    playLimit: (most) =>
      `${most} na lang ang natitira sa mga limit mo sa paglalaro. Walang naitaya.`,
    playLimitFull: 'Naabot mo na ang isang limit mo sa paglalaro. Walang naitaya.',
    wagerLimit: (most) => `Ang limit mo sa isang taya ay ${most}. Walang naitaya.`,
    timeLimit:
      'Ubos na ang oras mo sa paglalaro. Walang naitaya. Makikita sa mga limit sa paglalaro kung kailan ito magsisimulang muli.',
    openBetsFull:
      'Abot na sa limit ang mga bukas mong taya. Walang naitaya. Maghintay munang lumabas ang resulta ng ilan.',
    identityNeeded:
      'Hinihingi ng batas na makilala ka namin bago ka maglaro. Walang naitaya. Buksan ang Seguridad, saka Pagkakakilanlan.',
    otherSlot:
      'Nagbukas ka ng ibang slot, at isa lang ang puwedeng laruin sa bawat pagkakataon. Tapos na ang isang ito. Walang naitaya. Para maglaro rito, buksan ulit ito.',
    promiseOver:
      'Paso na ang seed ng round na ito. May bagong seed at bagong hash ang susunod na round. Walang naitaya. Pakilaro ulit.',
  },
  CN: {
    siteClosed: '网站暂时关闭，本局未进行，也未扣注。',
    gameClosed: '此游戏正在维护，本局未进行，也未扣注。',
    closedMeanwhile: '网站暂时关闭。我们正在重新请求同一局，绝不会重复扣注。',
    unsettled: '暂时无法得知本局结果，请查看您的余额和投注记录。',
    undrawn: (amount) => `本局已结算，赔付 ${amount}，只是画面未能显示。`,
    roundLimit: (most) => `加上您已下的注，此处最多还可投注 ${most}。本次未扣款。`,
    roundFull: '您在此处的投注已达上限。本次未扣款。',
    houseLimit: (most) => `此项最多还可接受 ${most} 的投注。本次未扣款。`,
    houseFull: '此项已不再接受投注。本次未扣款。',
    playLimit: (most) => `您的游戏限额目前还剩 ${most}。本次未扣款。`,
    playLimitFull: '您已达到自己设置的游戏限额。本次未扣款。',
    wagerLimit: (most) => `您设置的单注限额是 ${most}。本次未扣款。`,
    timeLimit: '您的游戏时间已用完。本次未扣款。“游戏限额”会显示何时重新开始。',
    openBetsFull: '您未结算的投注已达上限。本次未扣款，请等待部分投注有结果后再下注。',
    identityNeeded: '法律要求我们在您游戏前确认您的身份。本次未扣款。请打开“安全”，再打开“身份”。',
    otherSlot:
      '您打开了另一个老虎机，而每次只能玩一个。此游戏已结束，本次未扣款。如要在此游戏，请重新打开。',
    promiseOver: '本局的种子已过期，下一局将使用新的种子和哈希值。本次未扣款，请再玩一次。',
  },
  TH: {
    siteClosed: 'เว็บไซต์ปิดชั่วคราว รอบนี้ไม่ได้เล่นและไม่มีการหักเงิน',
    gameClosed: 'เกมนี้กำลังปรับปรุง รอบนี้ไม่ได้เล่นและไม่มีการหักเงิน',
    closedMeanwhile: 'เว็บไซต์ปิดชั่วคราว เรากำลังขอผลรอบเดิมอยู่ จะไม่มีการหักเดิมพันซ้ำ',
    unsettled: 'เราไม่ทราบผลของรอบนี้ ดูได้จากยอดเงินและประวัติการเดิมพันของคุณ',
    undrawn: (amount) => `รอบนี้คิดผลแล้ว จ่าย ${amount} เพียงแต่แสดงภาพไม่ได้`,
    roundLimit: (most) => `เมื่อรวมกับเดิมพันที่วางไว้แล้ว วางเพิ่มได้อีกไม่เกิน ${most} ยังไม่มีการหักเงิน`,
    roundFull: 'เดิมพันของคุณตรงนี้ถึงขีดจำกัดแล้ว ยังไม่มีการหักเงิน',
    houseLimit: (most) => `เรารับเดิมพันตรงนี้เพิ่มได้อีกไม่เกิน ${most} ยังไม่มีการหักเงิน`,
    houseFull: 'เราไม่รับเดิมพันตรงนี้เพิ่มแล้ว ยังไม่มีการหักเงิน',
    playLimit: (most) => `วงเงินการเล่นของคุณเหลือ ${most} ในตอนนี้ ยังไม่มีการหักเงิน`,
    playLimitFull: 'คุณถึงวงเงินการเล่นที่ตั้งไว้แล้ว ยังไม่มีการหักเงิน',
    wagerLimit: (most) => `วงเงินต่อการเดิมพันหนึ่งครั้งของคุณคือ ${most} ยังไม่มีการหักเงิน`,
    timeLimit: 'คุณใช้เวลาเล่นครบแล้ว ยังไม่มีการหักเงิน ดูเวลาเริ่มใหม่ได้ที่วงเงินการเล่น',
    openBetsFull: 'เดิมพันที่รอผลของคุณถึงขีดจำกัดแล้ว ยังไม่มีการหักเงิน โปรดรอให้บางรายการออกผลก่อน',
    identityNeeded: 'กฎหมายกำหนดให้เราทราบตัวตนของคุณก่อนเล่น ยังไม่มีการหักเงิน เปิดความปลอดภัย แล้วเปิดตัวตน',
    otherSlot: 'คุณเปิดสล็อตอื่น และเล่นได้ทีละเกมเท่านั้น เกมนี้จบแล้ว ยังไม่มีการหักเงิน หากต้องการเล่นที่นี่ โปรดเปิดใหม่',
    promiseOver: 'ซีดของรอบนี้หมดอายุแล้ว รอบถัดไปใช้ซีดและแฮชใหม่ ยังไม่มีการหักเงิน โปรดเล่นอีกครั้ง',
  },
};

/** The messages of a language by its wire code; English for unknown codes. */
export function roundMessagesOf(language: string): RoundMessages {
  return all[language] ?? english;
}

/**
 * The words for a bet that a limit refuses: of the member's own play limits, of an active bonus, of the member on one round,
 * of the house, of the time at play, or of the open bets of the member; and for one that waits for the identity. Null for another reason. `mostStakeCentavos`: the greatest stake that is
 * allowed now.
 */
export function limitText(
  messages: RoundMessages & { stakeLimit: (most: string) => string },
  reason: string,
  mostStakeCentavos: number | null,
  format: (centavos: number) => string,
): string | null {
  if (reason === 'too_many_open_bets') return messages.openBetsFull;
  if (reason === 'identity_needed') return messages.identityNeeded;
  if (reason === 'time_limit') return messages.timeLimit;
  if (mostStakeCentavos === null) return null;
  const most = format(mostStakeCentavos);
  const isNothing = mostStakeCentavos === 0;
  if (reason === 'bonus_stake_limit') return messages.stakeLimit(most);
  if (reason === 'play_limit') return isNothing ? messages.playLimitFull : messages.playLimit(most);
  if (reason === 'wager_limit') return messages.wagerLimit(most);
  if (reason === 'round_limit') return isNothing ? messages.roundFull : messages.roundLimit(most);
  if (reason === 'house_limit') return isNothing ? messages.houseFull : messages.houseLimit(most);
  return null;
}
