/** The words of a typed stake in one language. */
interface StakeMessages {
  stake: string;
  change: string;
  half: string;
  double: string;
  most: string;
  clear: string;
  done: string;
  close: string;
  bounds: (least: string, most: string, step: string) => string;
}

const english: StakeMessages = {
  stake: 'Stake in pesos',
  change: 'Change the stake',
  half: '½',
  double: '×2',
  most: 'Max',
  clear: 'Clear',
  done: 'Use this stake',
  close: 'Close',
  bounds: (least, most, step) => `From ${least} to ${most}, in steps of ${step}.`,
};

const all: Record<string, StakeMessages> = {
  EN: english,
  TY: {
    stake: 'Taya sa piso',
    change: 'Palitan ang taya',
    half: '½',
    double: '×2',
    most: 'Max',
    clear: 'Burahin',
    done: 'Gamitin ang taya',
    close: 'Isara',
    bounds: (least, most, step) => `Mula ${least} hanggang ${most}, tig-${step}.`,
  },
  CN: {
    stake: '投注（比索）',
    change: '更改投注',
    half: '½',
    double: '×2',
    most: '最大',
    clear: '清除',
    done: '使用此投注',
    close: '关闭',
    bounds: (least, most, step) => `${least} 至 ${most}，以 ${step} 递增。`,
  },
  TH: {
    stake: 'เดิมพันเป็นเปโซ',
    change: 'เปลี่ยนเดิมพัน',
    half: '½',
    double: '×2',
    most: 'สูงสุด',
    clear: 'ล้าง',
    done: 'ใช้เดิมพันนี้',
    close: 'ปิด',
    bounds: (least, most, step) => `ตั้งแต่ ${least} ถึง ${most} ทีละ ${step}`,
  },
};

/** `language`: its wire code. */
export function stakeMessagesOf(language: string): StakeMessages {
  return all[language] ?? english;
}
