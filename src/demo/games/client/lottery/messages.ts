import { extendMessages } from '../extend-messages.ts';
import type { Messages } from '../game-messages.ts';

interface LotteryMessages {
  choose: string;
  draw: string;
  lucky: string;
  place: (place: number) => string;
  places: (balls: number) => string;
  ticks: (balls: number, highest: number) => string;
  result: (drawn: string, hits: number) => string;
  gained: (amount: string) => string;
  hits: (hits: number) => string;
  returns: string;
  draws: string;
  forDraws: (count: number) => string;
  drawOf: (numero: string) => string;
  closesIn: (left: string) => string;
  closed: (left: string) => string;
  results: string;
  ownTickets: string;
  noTickets: string;
  states: Record<'open' | 'won' | 'lost' | 'tied' | 'cancelled', string>;
  bought: (count: number, amount: string, numero: string) => string;
  boughtSome: (bought: number, wanted: number) => string;
  drawn: (numero: string, drawn: string) => string;
  lost: string;
  betClosed: string;
  stale: string;
}

type Own = LotteryMessages & Pick<Messages, 'spin' | 'begin' | 'how' | 'fair' | 'keys'>;

const english: Own = {
  spin: 'Buy',
  choose: 'Some numbers are still missing.',
  begin: 'Here are lucky numbers. Change them as you like, then buy the ticket.',
  draw: 'Draw',
  lucky: 'Lucky numbers',
  place: (place) => `Ball ${place}`,
  places: (balls) => `Choose ${balls} balls, each in its place.`,
  ticks: (balls, highest) => `Tick ${balls} of ${highest} numbers.`,
  result: (drawn, hits) => `Drawn: ${drawn}. ${hits === 1 ? '1 hit' : `${hits} hits`}.`,
  gained: (amount) => `You are paid ${amount}.`,
  hits: (hits) => (hits === 1 ? '1 hit' : `${hits} hits`),
  returns: 'Paid back on average',
  how: 'A ticket takes part in the draw that it names, at the time of that draw; its stake is held until then. Tickets close 15 seconds before the draw. Numbers for several draws are a ticket for each. Where each ball has its place, a number hits in its place only; elsewhere the order does not matter. What is paid includes the stake.',
  fair: 'The numbers of a draw follow from a seed, whose hash stands below while its tickets are sold; the seed is shown after the draw. How much comes back over very many tickets stands above, for the draw you have chosen.',
  keys: 'Tab moves on, Space ticks a number, Enter buys the ticket.',
  draws: 'Number of draws',
  forDraws: (count) => (count === 1 ? '1 draw' : `${count} draws`),
  drawOf: (numero) => `Draw ${numero}`,
  closesIn: (left) => `Tickets close in ${left}`,
  closed: (left) => `Tickets are closed. Draw in ${left}`,
  results: 'Last results',
  ownTickets: 'Your tickets',
  noTickets: 'You have no tickets yet.',
  states: { open: 'Open', won: 'Won', lost: 'Lost', tied: 'Returned', cancelled: 'Cancelled' },
  bought: (count, amount, numero) =>
    count === 1
      ? `Your ticket for draw ${numero} is bought: ${amount}.`
      : `${count} tickets are bought from draw ${numero} on: ${amount} in all.`,
  boughtSome: (bought, wanted) => `${bought} of ${wanted} tickets are bought.`,
  drawn: (numero, drawn) => `Draw ${numero}: ${drawn}.`,
  lost: 'No win this time.',
  betClosed: 'This draw takes no tickets any more. Nothing was staked; choose the next draw.',
  stale: 'The draws cannot be refreshed. We keep trying; tickets that you have bought count.',
};

const tagalog: Own = {
  spin: 'Bumili',
  choose: 'May kulang pang numero.',
  begin: 'Ito ang masuwerteng mga numero. Palitan kung gusto mo, saka bilhin ang tiket.',
  draw: 'Bola',
  lucky: 'Suwerteng numero',
  place: (place) => `Bola ${place}`,
  places: (balls) => `Pumili ng ${balls} bola, bawat isa sa puwesto nito.`,
  ticks: (balls, highest) => `Pumili ng ${balls} sa ${highest} numero.`,
  result: (drawn, hits) => `Lumabas: ${drawn}. ${hits} tama.`,
  gained: (amount) => `Bayad sa iyo: ${amount}.`,
  hits: (hits) => `${hits} tama`,
  returns: 'Naibabalik sa karaniwan',
  how: 'Kasali ang tiket sa bolang nakasulat dito, sa oras ng bola; hawak muna ang taya hanggang doon. Sarado ang bentahan 15 segundo bago ang bola. Kung para sa ilang bola ang mga numero, tig-isang tiket ang bawat bola. Kung may puwesto ang bawat bola, sa puwesto lang nito tumatama ang numero; sa iba, hindi mahalaga ang ayos. Kasama na ang taya sa ibinabayad.',
  fair: 'Mula sa seed ang mga numero ng bola. Nasa ibaba ang hash nito habang nagbebenta ng tiket, at ipinapakita ang seed pagkatapos ng bola. Nasa itaas kung magkano ang naibabalik sa napakaraming tiket ng napili mong bola.',
  keys: 'Tab para lumipat, Space para pumili, Enter para bumili ng tiket.',
  draws: 'Bilang ng bola',
  forDraws: (count) => `${count} bola`,
  drawOf: (numero) => `Bola ${numero}`,
  closesIn: (left) => `Sarado ang bentahan sa ${left}`,
  closed: (left) => `Sarado na ang bentahan. Bola sa ${left}`,
  results: 'Mga huling resulta',
  ownTickets: 'Mga tiket mo',
  noTickets: 'Wala ka pang tiket.',
  states: { open: 'Bukas', won: 'Panalo', lost: 'Talo', tied: 'Ibinalik', cancelled: 'Kinansela' },
  bought: (count, amount, numero) =>
    count === 1
      ? `Nabili na ang tiket mo para sa bola ${numero}: ${amount}.`
      : `${count} tiket ang nabili mula sa bola ${numero}: ${amount} lahat.`,
  boughtSome: (bought, wanted) => `${bought} sa ${wanted} tiket ang nabili.`,
  drawn: (numero, drawn) => `Bola ${numero}: ${drawn}.`,
  lost: 'Walang panalo ngayon.',
  betClosed: 'Hindi na tumatanggap ng tiket ang bolang ito. Walang naitaya; piliin ang susunod.',
  stale: 'Hindi ma-refresh ang mga bola. Sinusubukan pa namin; bilang ang mga tiket na nabili mo.',
};

const chinese: Own = {
  spin: '购买',
  choose: '号码还没有选满。',
  begin: '这是机选号码，可随意更改，然后购买彩票。',
  draw: '彩种',
  lucky: '机选号码',
  place: (place) => `第 ${place} 球`,
  places: (balls) => `选择 ${balls} 个球，各有位置。`,
  ticks: (balls, highest) => `从 ${highest} 个号码中选 ${balls} 个。`,
  result: (drawn, hits) => `开出：${drawn}，中 ${hits} 个。`,
  gained: (amount) => `赔付 ${amount}。`,
  hits: (hits) => `中 ${hits} 个`,
  returns: '平均返还',
  how: '彩票参加票面所示期次的开奖，开奖前投注会先冻结。开奖前 15 秒停止售票。多期号码为每期一张彩票。按位置的彩种须号码与位置都相同，其他彩种不计顺序。赔付额包含投注。',
  fair: '开奖号码由种子决定：售票期间在下方显示其哈希值，开奖后公布种子。所选彩种的长期返还比例见上表。',
  keys: 'Tab 移动，空格选号，回车购买。',
  draws: '期数',
  forDraws: (count) => `${count} 期`,
  drawOf: (numero) => `第 ${numero} 期`,
  closesIn: (left) => `距停止售票 ${left}`,
  closed: (left) => `已停止售票，距开奖 ${left}`,
  results: '近期开奖',
  ownTickets: '我的彩票',
  noTickets: '您还没有彩票。',
  states: { open: '待开奖', won: '中奖', lost: '未中奖', tied: '退还', cancelled: '已取消' },
  bought: (count, amount, numero) =>
    count === 1
      ? `已购买第 ${numero} 期彩票：${amount}。`
      : `已从第 ${numero} 期起购买 ${count} 张彩票，共 ${amount}。`,
  boughtSome: (bought, wanted) => `已购买 ${wanted} 张中的 ${bought} 张。`,
  drawn: (numero, drawn) => `第 ${numero} 期：${drawn}。`,
  lost: '这次没有中奖。',
  betClosed: '本期已停止售票。本次未扣款，请选择下一期。',
  stale: '暂时无法刷新期次，正在重试；已购买的彩票有效。',
};

const thai: Own = {
  spin: 'ซื้อ',
  choose: 'ยังเลือกเลขไม่ครบ',
  begin: 'นี่คือเลขสุ่ม เปลี่ยนได้ตามใจ แล้วซื้อตั๋ว',
  draw: 'ชนิดหวย',
  lucky: 'สุ่มเลขนำโชค',
  place: (place) => `ลูกที่ ${place}`,
  places: (balls) => `เลือก ${balls} ลูก ตามตำแหน่ง`,
  ticks: (balls, highest) => `เลือก ${balls} จาก ${highest} เลข`,
  result: (drawn, hits) => `ออก: ${drawn} ถูก ${hits} ตัว`,
  gained: (amount) => `จ่ายให้คุณ ${amount}`,
  hits: (hits) => `ถูก ${hits} ตัว`,
  returns: 'จ่ายคืนโดยเฉลี่ย',
  how: 'ตั๋วร่วมออกรางวัลในงวดที่ระบุไว้ ตามเวลาของงวดนั้น และพักเดิมพันไว้จนถึงตอนนั้น ปิดขาย 15 วินาทีก่อนออกรางวัล เลขสำหรับหลายงวดคือตั๋วหนึ่งใบต่องวด ถ้าลูกมีตำแหน่ง เลขต้องตรงตำแหน่ง ชนิดอื่นไม่คิดลำดับ เงินที่จ่ายรวมเดิมพันแล้ว',
  fair: 'เลขของงวดมาจาก seed แสดง hash ด้านล่างระหว่างขายตั๋ว และเปิดเผย seed หลังออกรางวัล อัตราจ่ายคืนระยะยาวของชนิดที่เลือกอยู่ด้านบน',
  keys: 'Tab เพื่อเลื่อน Space เพื่อเลือกเลข Enter เพื่อซื้อตั๋ว',
  draws: 'จำนวนงวด',
  forDraws: (count) => `${count} งวด`,
  drawOf: (numero) => `งวด ${numero}`,
  closesIn: (left) => `ปิดขายใน ${left}`,
  closed: (left) => `ปิดขายแล้ว ออกรางวัลใน ${left}`,
  results: 'ผลล่าสุด',
  ownTickets: 'ตั๋วของคุณ',
  noTickets: 'คุณยังไม่มีตั๋ว',
  states: { open: 'รอออกรางวัล', won: 'ถูกรางวัล', lost: 'ไม่ถูก', tied: 'คืนเงิน', cancelled: 'ยกเลิก' },
  bought: (count, amount, numero) =>
    count === 1
      ? `ซื้อตั๋วงวด ${numero} แล้ว: ${amount}`
      : `ซื้อตั๋ว ${count} ใบตั้งแต่งวด ${numero} แล้ว: รวม ${amount}`,
  boughtSome: (bought, wanted) => `ซื้อตั๋วได้ ${bought} จาก ${wanted} ใบ`,
  drawn: (numero, drawn) => `งวด ${numero}: ${drawn}`,
  lost: 'ครั้งนี้ไม่ถูกรางวัล',
  betClosed: 'งวดนี้ปิดขายแล้ว ยังไม่มีการหักเงิน โปรดเลือกงวดถัดไป',
  stale: 'รีเฟรชงวดไม่ได้ กำลังลองใหม่ ตั๋วที่ซื้อแล้วยังมีผล',
};

/** The messages of the lottery, by language code. */
export const lotteryMessages = extendMessages({ EN: english, TY: tagalog, CN: chinese, TH: thai });
