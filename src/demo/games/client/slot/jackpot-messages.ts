/** The messages about the jackpot, in one language. */
interface JackpotMessages {
  rule: (stake: string, most: string) => string;
  won: (amount: string) => string;
}

const english: JackpotMessages = {
  rule: (stake, most) =>
    `Five lamps on the first line also win the jackpot: all of it with a bet of ${stake}, and in proportion with a lower one. The jackpot is at most ${most}; what is above starts the next one. The return does not count the jackpot.`,
  won: (amount) => `You win the jackpot: ${amount} in all!`,
};

/** By the tag of the language. */
const all: Record<string, JackpotMessages> = {
  'en-PH': english,
  'fil-PH': {
    rule: (stake, most) =>
      `Kapag limang ilaw ang nasa unang linya, panalo rin ang jackpot: buo sa tayang ${stake}, at ayon sa laki ng taya kung mas mababa. Hanggang ${most} ang jackpot; ang sobra ang simula ng susunod. Hindi kasama ang jackpot sa balik.`,
    won: (amount) => `Panalo mo ang jackpot: ${amount} lahat-lahat!`,
  },
  'zh-Hans': {
    rule: (stake, most) =>
      `第一条线上出现五个灯塔即可另得奖池：投注 ${stake} 赢取全部，较低投注按比例赢取。奖池上限为 ${most}，超出部分计入下一期奖池。返还率未计入奖池。`,
    won: (amount) => `您赢得奖池，共 ${amount}！`,
  },
  th: {
    rule: (stake, most) =>
      `สัญลักษณ์ประภาคารห้าตัวบนเส้นแรกได้แจ็กพอตด้วย: เดิมพัน ${stake} ได้ทั้งหมด เดิมพันต่ำกว่าได้ตามสัดส่วน แจ็กพอตสูงสุด ${most} ส่วนที่เกินเป็นยอดเริ่มต้นของรอบถัดไป อัตราคืนไม่รวมแจ็กพอต`,
    won: (amount) => `คุณได้แจ็กพอต รวม ${amount}!`,
  },
};

/** The messages of a language by its tag; English for unknown tags. */
export function jackpotMessages(tag: string): JackpotMessages {
  return all[tag] ?? english;
}
