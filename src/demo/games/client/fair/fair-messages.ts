/** The words about the proof of rounds in one language. */
export interface FairMessages {
  title: string;
  intro: string;
  next: string;
  clientSeed: string;
  last: string;
  hash: string;
  seed: string;
  verify: string;
  hashIs: (passed: boolean) => string;
  numbersAre: (passed: boolean, count: number) => string;
  outcomeIs: (passed: boolean) => string;
  decides: (outcome: string) => string;
  none: string;
  failed: string;
  page: string;
  copy: string;
  game: string;
  proof: string;
  proofHint: string;
}

const english: FairMessages = {
  title: 'Fair by proof',
  intro:
    'The seed of a round is fixed before your bet: you see its hash first, and the seed afterwards. Your own seed is mixed in.',
  next: 'Hash of the next seed',
  clientSeed: 'Your seed',
  last: 'Last round',
  hash: 'Hash before',
  seed: 'Seed after',
  verify: 'Verify',
  hashIs: (passed) =>
    passed ? 'The seed has the hash that was shown before.' : 'The seed does not have that hash.',
  numbersAre: (passed, count) =>
    passed
      ? `All ${count} random numbers follow from the seeds.`
      : 'The random numbers do not follow from the seeds.',
  outcomeIs: (passed) =>
    passed ? 'The rules give the outcome that was shown.' : 'The rules give another outcome.',
  decides: (outcome) => `The rules give: ${outcome}`,
  none: 'No round has been played on this page yet.',
  failed: 'This round cannot be verified. Look at the fields again.',
  page: 'Any round can be verified with its proof at',
  copy: 'Proof of this round',
  game: 'Game',
  proof: 'Proof',
  proofHint: 'Paste the proof of a round, as a game or your bet record shows it.',
};

const all: Record<string, FairMessages> = {
  EN: english,
  TY: {
    title: 'Patas at mapapatunayan',
    intro:
      'Nakatakda na ang seed ng round bago ang taya mo: hash muna ang makikita mo, saka ang seed. Kahalo ang sarili mong seed.',
    next: 'Hash ng susunod na seed',
    clientSeed: 'Seed mo',
    last: 'Huling round',
    hash: 'Hash bago',
    seed: 'Seed pagkatapos',
    verify: 'Suriin',
    hashIs: (passed) =>
      passed ? 'Tugma ang seed sa hash na ipinakita noong una.' : 'Hindi tugma ang seed sa hash.',
    numbersAre: (passed, count) =>
      passed
        ? `Galing sa mga seed ang lahat ng ${count} numero.`
        : 'Hindi galing sa mga seed ang mga numero.',
    outcomeIs: (passed) =>
      passed
        ? 'Ito nga ang resultang ibinibigay ng patakaran.'
        : 'Iba ang resultang ibinibigay ng patakaran.',
    decides: (outcome) => `Ayon sa patakaran: ${outcome}`,
    none: 'Wala pang nilarong round sa pahinang ito.',
    failed: 'Hindi masuri ang round na ito. Tingnan ulit ang mga nakasulat.',
    page: 'Masusuri ang anumang round gamit ang patunay nito sa',
    copy: 'Patunay ng round na ito',
    game: 'Laro',
    proof: 'Patunay',
    proofHint: 'Idikit ang patunay ng round mula sa laro o sa tala ng taya mo.',
  },
  CN: {
    title: '公平可验证',
    intro: '每局的种子在您投注前已确定：先显示哈希值，之后公布种子，并与您自己的种子混合。',
    next: '下一个种子的哈希值',
    clientSeed: '您的种子',
    last: '上一局',
    hash: '事前哈希值',
    seed: '事后种子',
    verify: '验证',
    hashIs: (passed) => (passed ? '种子与事前显示的哈希值一致。' : '种子与哈希值不一致。'),
    numbersAre: (passed, count) =>
      passed ? `全部 ${count} 个随机数均由种子得出。` : '随机数并非由种子得出。',
    outcomeIs: (passed) => (passed ? '按规则得出的结果与显示一致。' : '按规则得出的结果不同。'),
    decides: (outcome) => `按规则得出：${outcome}`,
    none: '本页尚未进行任何一局。',
    failed: '无法验证此局，请检查填写内容。',
    page: '任何一局都可凭证明在此验证：',
    copy: '本局证明',
    game: '游戏',
    proof: '证明',
    proofHint: '请粘贴游戏或投注记录中显示的证明。',
  },
  TH: {
    title: 'พิสูจน์ความยุติธรรมได้',
    intro: 'ซีดของรอบถูกกำหนดก่อนคุณเดิมพัน คุณเห็นแฮชก่อนและเห็นซีดหลังจบ โดยผสมกับซีดของคุณเอง',
    next: 'แฮชของซีดถัดไป',
    clientSeed: 'ซีดของคุณ',
    last: 'รอบล่าสุด',
    hash: 'แฮชก่อนเล่น',
    seed: 'ซีดหลังจบ',
    verify: 'ตรวจสอบ',
    hashIs: (passed) => (passed ? 'ซีดตรงกับแฮชที่แสดงไว้ก่อน' : 'ซีดไม่ตรงกับแฮช'),
    numbersAre: (passed, count) => (passed ? `เลขสุ่มทั้ง ${count} ตัวมาจากซีด` : 'เลขสุ่มไม่ได้มาจากซีด'),
    outcomeIs: (passed) => (passed ? 'กติกาให้ผลตรงกับที่แสดง' : 'กติกาให้ผลต่างออกไป'),
    decides: (outcome) => `ตามกติกา: ${outcome}`,
    none: 'ยังไม่มีการเล่นในหน้านี้',
    failed: 'ตรวจสอบรอบนี้ไม่ได้ โปรดดูข้อมูลอีกครั้ง',
    page: 'ตรวจสอบรอบใดก็ได้ด้วยหลักฐานที่',
    copy: 'หลักฐานของรอบนี้',
    game: 'เกม',
    proof: 'หลักฐาน',
    proofHint: 'วางหลักฐานของรอบจากเกมหรือประวัติการเดิมพัน',
  },
};

/** The words of a language by its wire code; English for unknown codes. */
export function fairMessagesOf(language: string): FairMessages {
  return all[language] ?? english;
}
