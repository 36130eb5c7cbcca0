import { extendMessages } from '../extend-messages.ts';
import type { Messages } from '../game-messages.ts';

interface CockfightMessages {
  legend: string;
  meron: string;
  wala: string;
  draw: string;
  round: (round: number) => string;
  open: string;
  closed: string;
  next: string;
  trend: string;
  counts: (meron: number, wala: number, draw: number) => string;
  winner: (side: string) => string;
  placed: (amount: string, side: string) => string;
  gained: (amount: string) => string;
  back: (amount: string) => string;
  lost: string;
  betClosed: string;
  staked: (amount: string) => string;
  stale: string;
}

type Own = CockfightMessages & Pick<Messages, 'spin' | 'begin' | 'how' | 'fair' | 'keys'>;

const english: Own = {
  spin: 'Bet',
  begin: 'Choose Meron, Wala or a draw while bets are open.',
  legend: 'Your side',
  meron: 'Meron',
  wala: 'Wala',
  draw: 'Draw',
  round: (round) => `Fight ${round}`,
  open: 'Bets are open',
  closed: 'The fight is on',
  next: 'Next fight soon',
  trend: 'Last fights',
  counts: (meron, wala, draw) => `Meron ${meron}, Wala ${wala}, Draw ${draw}`,
  winner: (side) => `Winner: ${side}.`,
  placed: (amount, side) => `${amount} is on ${side}. The result comes at the end of the fight.`,
  gained: (amount) => `You are paid ${amount}.`,
  back: (amount) => `Your stake of ${amount} comes back.`,
  lost: 'No win this time.',
  betClosed: 'Bets on this fight are closed. Nothing was staked.',
  staked: (amount) => `Yours: ${amount}`,
  stale: 'The arena cannot be reached. We keep trying.',
  how: 'A fight that takes place nowhere: the gateway draws its winner. Bets are open for 30 seconds, the fight takes 12. What is paid includes the stake. After a draw, stakes on Meron and Wala come back.',
  fair: 'The winner is drawn from a seed, whose hash stands below before the fight; the seed is shown after it. Over very many fights 94.95 % of stakes on Meron is paid back, 94.85 % on Wala, 92.00 % on a draw.',
  keys: 'Arrow keys choose, Enter places the bet.',
};

const tagalog: Own = {
  spin: 'Taya',
  begin: 'Pumili ng Meron, Wala o tabla habang bukas ang tayaan.',
  legend: 'Panig mo',
  meron: 'Meron',
  wala: 'Wala',
  draw: 'Tabla',
  round: (round) => `Sultada ${round}`,
  open: 'Bukas ang tayaan',
  closed: 'Naglalaban na',
  next: 'Susunod na sultada',
  trend: 'Mga huling sultada',
  counts: (meron, wala, draw) => `Meron ${meron}, Wala ${wala}, Tabla ${draw}`,
  winner: (side) => `Panalo: ${side}.`,
  placed: (amount, side) => `${amount} sa ${side}. Lalabas ang resulta pagkatapos ng sultada.`,
  gained: (amount) => `Bayad sa iyo: ${amount}.`,
  back: (amount) => `Ibinalik ang taya mong ${amount}.`,
  lost: 'Walang panalo ngayon.',
  betClosed: 'Sarado na ang taya sa sultadang ito. Walang naitaya.',
  staked: (amount) => `Sa iyo: ${amount}`,
  stale: 'Hindi maabot ang arena. Sinusubukan pa namin.',
  how: 'Sultadang hindi nangyayari saanman: ang gateway ang bumubunot ng panalo. 30 segundong bukas ang tayaan, 12 segundo ang laban. Kasama na ang taya sa ibinabayad. Kapag tabla, ibinabalik ang taya sa Meron at Wala.',
  fair: 'Binubunot ang panalo mula sa seed. Nasa ibaba ang hash nito bago ang laban, at ipinapakita ang seed pagkatapos. Sa napakaraming sultada, 94.95 % ng taya sa Meron ang naibabalik, 94.85 % sa Wala, 92.00 % sa tabla.',
  keys: 'Arrow keys para pumili, Enter para tumaya.',
};

const chinese: Own = {
  spin: '投注',
  begin: '请在投注开放时选择红方（Meron）、蓝方（Wala）或平局。',
  legend: '您的选择',
  meron: 'Meron 红',
  wala: 'Wala 蓝',
  draw: '平局',
  round: (round) => `第 ${round} 场`,
  open: '投注开放中',
  closed: '比赛进行中',
  next: '下一场即将开始',
  trend: '近期走势',
  counts: (meron, wala, draw) => `Meron ${meron}，Wala ${wala}，平局 ${draw}`,
  winner: (side) => `胜方：${side}。`,
  placed: (amount, side) => `已在 ${side} 投注 ${amount}，比赛结束后公布结果。`,
  gained: (amount) => `赔付 ${amount}。`,
  back: (amount) => `退还本金 ${amount}。`,
  lost: '这次没有中奖。',
  betClosed: '本场已停止投注。本次未扣款。',
  staked: (amount) => `已投 ${amount}`,
  stale: '暂时无法连接赛场，正在重试。',
  how: '这是一场虚拟斗鸡，胜方由系统抽取。投注开放 30 秒，比赛 12 秒。赔付额包含本金。平局时退还 Meron 与 Wala 的本金。',
  fair: '胜方由种子抽取：开赛前在下方显示其哈希值，赛后公布种子。长期来看，Meron 返还 94.95 %，Wala 返还 94.85 %，平局返还 92.00 %。',
  keys: '方向键选择，回车投注。',
};

const thai: Own = {
  spin: 'เดิมพัน',
  begin: 'เลือก Meron, Wala หรือเสมอ ขณะเปิดรับเดิมพัน',
  legend: 'ฝั่งของคุณ',
  meron: 'Meron แดง',
  wala: 'Wala น้ำเงิน',
  draw: 'เสมอ',
  round: (round) => `คู่ที่ ${round}`,
  open: 'เปิดรับเดิมพัน',
  closed: 'กำลังชน',
  next: 'คู่ต่อไปเร็ว ๆ นี้',
  trend: 'ผลล่าสุด',
  counts: (meron, wala, draw) => `Meron ${meron} Wala ${wala} เสมอ ${draw}`,
  winner: (side) => `ผู้ชนะ: ${side}`,
  placed: (amount, side) => `วาง ${amount} ที่ ${side} แล้ว ผลออกเมื่อจบคู่`,
  gained: (amount) => `จ่ายให้คุณ ${amount}`,
  back: (amount) => `คืนเงินเดิมพัน ${amount}`,
  lost: 'รอบนี้ไม่ชนะ',
  betClosed: 'ปิดรับเดิมพันคู่นี้แล้ว ยังไม่มีการหักเงิน',
  staked: (amount) => `ของคุณ ${amount}`,
  stale: 'ติดต่อสนามไม่ได้ กำลังลองอีกครั้ง',
  how: 'ไก่ชนจำลอง ระบบสุ่มผู้ชนะ เปิดรับเดิมพัน 30 วินาที ชน 12 วินาที เงินที่จ่ายรวมเดิมพันแล้ว หากเสมอจะคืนเงินเดิมพันฝั่ง Meron และ Wala',
  fair: 'ผู้ชนะสุ่มจากซีด แสดงแฮชด้านล่างก่อนชนและแสดงซีดหลังจบ ในระยะยาวจ่ายคืน 94.95 % ของเดิมพัน Meron 94.85 % ของ Wala และ 92.00 % ของเสมอ',
  keys: 'ปุ่มลูกศรเพื่อเลือก Enter เพื่อเดิมพัน',
};

/** The messages of the cockfight, by language code. */
export const cockfightMessages = extendMessages({
  EN: english,
  TY: tagalog,
  CN: chinese,
  TH: thai,
});
