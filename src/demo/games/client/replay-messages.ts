/** The messages of a replay in one language. */
interface ReplayMessages {
  again: string;
  open: string;
  cancelled: string;
}

const english: ReplayMessages = {
  again: 'Show again',
  open: 'This is your bet. The result is not out yet.',
  cancelled: 'This bet was cancelled. Your stake came back.',
};

const all: Record<string, ReplayMessages> = {
  EN: english,
  TY: {
    again: 'Ipakita ulit',
    open: 'Ito ang taya mo. Wala pang resulta.',
    cancelled: 'Kinansela ang tayang ito. Naibalik ang taya mo.',
  },
  CN: {
    again: '再看一次',
    open: '这是您的投注，结果尚未公布。',
    cancelled: '此投注已取消，本金已退回。',
  },
  TH: {
    again: 'ดูอีกครั้ง',
    open: 'นี่คือเดิมพันของคุณ ผลยังไม่ออก',
    cancelled: 'เดิมพันนี้ถูกยกเลิก คืนเงินเดิมพันแล้ว',
  },
};

/** The messages of a language by its wire code; English for unknown codes. */
export function replayMessagesOf(language: string): ReplayMessages {
  return all[language] ?? english;
}
