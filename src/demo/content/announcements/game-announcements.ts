import { announcement } from './announcement.ts';

/** Announcements about games. */
export const gameAnnouncements = [
  announcement(
    111,
    {
      EN: 'New among the slots: Luntian Labs',
      TY: 'Bago sa slots: Luntian Labs',
      CN: '老虎机新成员：Luntian Labs',
      TH: 'ค่ายสล็อตใหม่: Luntian Labs',
    },
    {
      EN: '<p>A shelf of new games from a young studio that draws everything by hand: tarsiers, butterflies and one very patient carabao. Most can be tried without money.</p>',
      TY: '<p>Mga bagong laro mula sa batang studio na guhit-kamay lahat: mga tarsier, paruparo at isang napakatiyagang kalabaw. Karamihan ay puwedeng subukan nang walang taya.</p>',
      CN: '<p>这家年轻工作室带来多款手绘新游戏：眼镜猴、蝴蝶，还有一头很有耐心的水牛。多数可免费试玩。</p>',
      TH: '<p>เกมใหม่จากสตูดิโอน้องใหม่ที่วาดด้วยมือทั้งหมด ทั้งทาร์เซียร์ ผีเสื้อ และควายแสนอดทน ส่วนใหญ่ทดลองเล่นได้ฟรี</p>',
    },
    { startsInDays: -2, endsInDays: 30 },
  ),
  announcement(
    112,
    {
      EN: 'The jackpot grows with its slots',
      TY: 'Lumalaki ang jackpot sa mga slot nito',
      CN: '奖池由累积大奖老虎机的投注累积',
      TH: 'แจ็กพอตเพิ่มขึ้นจากสล็อตแจ็กพอต',
    },
    {
      EN: '<p>Of every peso staked at the jackpot slots, 1 centavo goes into the pool on the home page. What you see there is counted, not drawn.</p>',
      TY: '<p>Sa bawat piso ng taya sa mga jackpot slot, 1 sentimo ang napupunta sa jackpot na nasa home page. Tunay na bilang ang nakikita mo roon, hindi palamuti.</p>',
      CN: '<p>在累积大奖老虎机每投注一比索，就有 1 分进入首页的奖池。那里的数字是真实累计的，并非装饰。</p>',
      TH: '<p>ทุกหนึ่งเปโซที่เดิมพันในสล็อตแจ็กพอตจะมี 1 เซนตาโวเข้ากองแจ็กพอตบนหน้าแรก ตัวเลขที่เห็นนับจริง ไม่ใช่ของตกแต่ง</p>',
    },
  ),
  announcement(
    113,
    {
      EN: 'Matches all day long',
      TY: 'May laban buong araw',
      CN: '全天都有比赛',
      TH: 'มีการแข่งขันตลอดวัน',
    },
    {
      EN: '<ul><li>Liga Isla: every 20 minutes</li><li>Isla Hoops: every 30 minutes</li><li>Kapuluan Cup: every 3 hours</li><li>Inter-Town Cup: every 4 hours</li></ul><p>Bets close when a match begins.</p>',
      TY: '<ul><li>Liga Isla: bawat 20 minuto</li><li>Isla Hoops: bawat 30 minuto</li><li>Kapuluan Cup: bawat 3 oras</li><li>Inter-Town Cup: bawat 4 na oras</li></ul><p>Nagsasara ang taya kapag nagsimula ang laban.</p>',
      CN: '<ul><li>Liga Isla：每 20 分钟</li><li>Isla Hoops：每 30 分钟</li><li>Kapuluan Cup：每 3 小时</li><li>Inter-Town Cup：每 4 小时</li></ul><p>比赛开始即停止投注。</p>',
      TH: '<ul><li>Liga Isla: ทุก 20 นาที</li><li>Isla Hoops: ทุก 30 นาที</li><li>Kapuluan Cup: ทุก 3 ชั่วโมง</li><li>Inter-Town Cup: ทุก 4 ชั่วโมง</li></ul><p>ปิดรับเดิมพันเมื่อเริ่มแข่ง</p>',
    },
  ),
  announcement(
    114,
    {
      EN: 'How a bet on several matches is settled',
      TY: 'Paano binabayaran ang taya sa ilang laban',
      CN: '串关投注的结算方式',
      TH: 'การตัดสินผลบิลสเต็ป',
    },
    {
      EN: '<p>The odds of your picks are multiplied. The bet wins when every pick is right; one wrong pick loses it. What counts are the odds at which you placed it. When a bet is cancelled, its stake is given back.</p>',
      TY: '<p>Pinagmu-multiply ang odds ng mga pinili mo. Panalo ang taya kapag tama ang lahat; isang mali lang, talo na. Ang bilang ay ang odds noong tumaya ka. Kapag kinansela ang taya, ibabalik ang itinaya.</p>',
      CN: '<p>各场赔率相乘，全部猜中方为赢，一场未中即为输。赔率以下注时为准。注单若被取消，本金将退还。</p>',
      TH: '<p>ราคาของทุกคู่คูณกัน ชนะเมื่อทายถูกทุกคู่ ผิดคู่เดียวถือว่าแพ้ ใช้ราคา ณ เวลาที่วางเดิมพัน หากบิลถูกยกเลิกจะคืนเงินเดิมพัน</p>',
    },
  ),
  announcement(
    115,
    {
      EN: 'Draws of the day: when the balls fall',
      TY: 'Bola ng araw: kung kailan ang bunot',
      CN: '每日开奖时间',
      TH: 'เวลาออกรางวัลประจำวัน',
    },
    {
      EN: '<p><strong>Alon Three</strong> is drawn at 00:00, 08:00 and 16:00; <strong>Tala Four</strong> at 00:00 and 12:00; <strong>Perlas Six of 42</strong> on Thursday at 00:00 and Sunday at 12:00, Manila time. Results stand on the lottery page.</p>',
      TY: '<p>00:00, 08:00 at 16:00 ang bunot ng <strong>Alon Tatlo</strong>; 00:00 at 12:00 ang <strong>Tala Apat</strong>; Huwebes 00:00 at Linggo 12:00 ang <strong>Perlas Anim sa 42</strong>, oras sa Maynila. Makikita sa pahina ng lottery ang resulta.</p>',
      CN: '<p><strong>海浪三码</strong>每日 00:00、08:00、16:00 开奖；<strong>星辰四码</strong> 00:00 与 12:00；<strong>珍珠 42 选 6</strong>每周四 00:00 与周日 12:00（马尼拉时间）。结果公布在彩票页。</p>',
      TH: '<p><strong>อาลอน 3</strong> ออกเวลา 00:00, 08:00 และ 16:00 <strong>ทาลา 4</strong> เวลา 00:00 และ 12:00 <strong>เปอร์ลาส 6 จาก 42</strong> วันพฤหัสบดี 00:00 และวันอาทิตย์ 12:00 ตามเวลามะนิลา ดูผลได้ที่หน้าหวย</p>',
    },
  ),
];
