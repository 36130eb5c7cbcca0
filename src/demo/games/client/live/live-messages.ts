/** The words of a live table in one language. */
export interface LiveMessages {
  open: string;
  closed: string;
  next: string;
  practice: string;
  begin: string;
  confirm: string;
  round: (round: number) => string;
  counts: (player: string, banker: string, tie: string) => string;
  placed: (amount: string) => string;
  lost: (amount: string) => string;
  notPlaced: string;
  betClosed: string;
  stale: string;
  keys: string;
}

const english: LiveMessages = {
  open: 'Place your bets',
  closed: 'No more bets',
  next: 'Next round',
  practice: 'Practice table',
  begin: 'Put chips on the table, then confirm before the time is up.',
  confirm: 'Confirm bets',
  round: (round) => `Round ${round}`,
  counts: (player, banker, tie) => `${player}\u00a0· ${banker}\u00a0· ${tie}`,
  placed: (amount) => `${amount} is on the table. Good luck.`,
  lost: (amount) => `Your ${amount} is lost.`,
  notPlaced: 'The time was up before you confirmed. Your chips are back.',
  betClosed: 'Bets are closed. Nothing was staked; the next round begins soon.',
  stale: 'The connection dropped. The table goes on, and bets that you confirmed count.',
  keys: 'Arrow keys choose a place, Space puts a chip there, Enter on the button confirms.',
};

const all: Record<string, LiveMessages> = {
  EN: english,
  TY: {
    open: 'Tumaya na',
    closed: 'Sarado na ang taya',
    next: 'Susunod na round',
    practice: 'Pagsasanay',
    begin: 'Maglagay ng chip sa mesa, saka kumpirmahin bago maubos ang oras.',
    confirm: 'Kumpirmahin',
    round: (round) => `Round ${round}`,
    counts: (player, banker, tie) => `${player}\u00a0· ${banker}\u00a0· ${tie}`,
    placed: (amount) => `Nasa mesa na ang ${amount}. Suwerte sana.`,
    lost: (amount) => `Talo ang ${amount} mo.`,
    notPlaced: 'Naubos ang oras bago mo nakumpirma. Naibalik ang mga chip mo.',
    betClosed: 'Sarado na ang taya. Walang naitaya; malapit na ang susunod na round.',
    stale: 'Naputol ang koneksyon. Tuloy ang mesa, at bilang ang mga tayang nakumpirma mo.',
    keys: 'Arrow keys para pumili ng puwesto, Space para maglagay ng chip, Enter sa button para kumpirmahin.',
  },
  CN: {
    open: '请下注',
    closed: '停止下注',
    next: '下一局',
    practice: '练习桌',
    begin: '在台面放置筹码，并在倒计时结束前确认。',
    confirm: '确认投注',
    round: (round) => `第 ${round} 局`,
    counts: (player, banker, tie) => `${player}\u00a0· ${banker}\u00a0· ${tie}`,
    placed: (amount) => `${amount} 已下注，祝您好运。`,
    lost: (amount) => `${amount} 未中。`,
    notPlaced: '倒计时结束前未确认，筹码已退回。',
    betClosed: '已停止下注。本次未扣款，下一局即将开始。',
    stale: '网络中断。牌局照常进行，已确认的投注有效。',
    keys: '方向键选择投注位，空格放筹码，在按钮上按回车确认。',
  },
  TH: {
    open: 'วางเดิมพันได้',
    closed: 'ปิดรับเดิมพัน',
    next: 'รอบถัดไป',
    practice: 'โต๊ะซ้อม',
    begin: 'วางชิปบนโต๊ะ แล้วกดยืนยันก่อนหมดเวลา',
    confirm: 'ยืนยันเดิมพัน',
    round: (round) => `รอบ ${round}`,
    counts: (player, banker, tie) => `${player}\u00a0· ${banker}\u00a0· ${tie}`,
    placed: (amount) => `วางเดิมพัน ${amount} แล้ว ขอให้โชคดี`,
    lost: (amount) => `เสีย ${amount}`,
    notPlaced: 'หมดเวลาก่อนที่คุณจะยืนยัน คืนชิปให้แล้ว',
    betClosed: 'ปิดรับเดิมพันแล้ว ยังไม่มีการหักเงิน รอบถัดไปจะเริ่มเร็ว ๆ นี้',
    stale: 'สัญญาณขาดหาย โต๊ะดำเนินต่อไป และเดิมพันที่ยืนยันแล้วยังมีผล',
    keys: 'ปุ่มลูกศรเลือกช่อง Space วางชิป Enter ที่ปุ่มเพื่อยืนยัน',
  },
};

/** `language`: its wire code. */
export function liveMessagesOf(language: string): LiveMessages {
  return all[language] ?? english;
}
