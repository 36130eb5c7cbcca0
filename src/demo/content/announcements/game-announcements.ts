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
      EN: '<p>One centavo of every peso staked at the jackpot slots goes into the pool on the home page. What you see there is counted, not drawn.</p>',
      TY: '<p>Isang sentimo sa bawat piso ng taya sa mga jackpot slot ang napupunta sa jackpot na nasa home page. Tunay na bilang ang nakikita mo roon, hindi palamuti.</p>',
      CN: '<p>在累积大奖老虎机每投注一比索，就有一分进入首页的奖池。那里的数字是真实累计的，并非装饰。</p>',
      TH: '<p>ทุกหนึ่งเปโซที่เดิมพันในสล็อตแจ็กพอตจะมีหนึ่งเซนตาโวเข้ากองแจ็กพอตบนหน้าแรก ตัวเลขที่เห็นนับจริง ไม่ใช่ของตกแต่ง</p>',
    },
  ),
  announcement(
    113,
    {
      EN: 'Island Masters Cup: the week’s matches',
      TY: 'Island Masters Cup: mga laban ngayong linggo',
      CN: 'Island Masters Cup 本周赛程',
      TH: 'Island Masters Cup: คู่แข่งขันประจำสัปดาห์',
    },
    {
      EN: '<ol><li>Tuesday 19:00, group A</li><li>Thursday 19:00, group B</li><li>Saturday 17:00, semi-finals</li><li>Sunday 18:00, final</li></ol><p>All times GMT+8. Live odds open an hour before.</p>',
      TY: '<ol><li>Martes 19:00, group A</li><li>Huwebes 19:00, group B</li><li>Sabado 17:00, semi-finals</li><li>Linggo 18:00, finals</li></ol><p>GMT+8 ang lahat ng oras. Isang oras bago ang laban bubukas ang live odds.</p>',
      CN: '<ol><li>周二 19:00，A 组</li><li>周四 19:00，B 组</li><li>周六 17:00，半决赛</li><li>周日 18:00，决赛</li></ol><p>均为 GMT+8 时间，赛前一小时开放实时赔率。</p>',
      TH: '<ol><li>อังคาร 19:00 กลุ่ม A</li><li>พฤหัสบดี 19:00 กลุ่ม B</li><li>เสาร์ 17:00 รอบรองชนะเลิศ</li><li>อาทิตย์ 18:00 ชิงชนะเลิศ</li></ol><p>เวลา GMT+8 ราคาสดเปิดก่อนแข่งหนึ่งชั่วโมง</p>',
    },
    { startsInDays: -2, endsInDays: 7 },
  ),
  announcement(
    114,
    {
      EN: 'How postponed matches are settled',
      TY: 'Paano binabayaran ang mga naurong na laban',
      CN: '延期赛事的结算方式',
      TH: 'การตัดสินผลคู่ที่เลื่อนแข่ง',
    },
    {
      EN: '<p>A match that is not played within 36 hours of its time is void and the stake is given back. In a parlay the leg counts as odds of 1.00 and the rest stands.</p>',
      TY: '<p>Kapag hindi natuloy ang laban sa loob ng 36 oras mula sa takdang oras, walang bisa ang taya at ibabalik ang pera. Sa parlay, 1.00 ang bilang ng odds ng labang iyon at tuloy ang iba.</p>',
      CN: '<p>若赛事在原定时间后 36 小时内未能进行，注单作废并退还本金。串关中该场按赔率 1.00 计算，其余有效。</p>',
      TH: '<p>คู่ที่ไม่ได้แข่งภายใน 36 ชั่วโมงจากเวลาเดิมถือเป็นโมฆะและคืนเงินเดิมพัน ในบิลสเต็ปให้นับคู่นั้นเป็นราคา 1.00 คู่อื่นยังมีผล</p>',
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
      EN: '<p><strong>Alon Three</strong> is drawn at 11:00, 16:00 and 21:00; <strong>Tala Four</strong> at 14:00 and 21:00; <strong>Perlas Six</strong> on Wednesday and Saturday at 21:00. Results stand on the lottery page at once.</p>',
      TY: '<p>11:00, 16:00 at 21:00 ang bunot ng <strong>Alon Tatlo</strong>; 14:00 at 21:00 ang <strong>Tala Apat</strong>; Miyerkules at Sabado, 21:00 ang <strong>Perlas Anim</strong>. Agad na makikita sa pahina ng lottery ang resulta.</p>',
      CN: '<p><strong>海浪三码</strong>每日 11:00、16:00、21:00 开奖；<strong>星辰四码</strong> 14:00 与 21:00；<strong>珍珠 42 选 6</strong>每周三、六 21:00。结果即时公布在彩票页。</p>',
      TH: '<p><strong>อาลอน 3</strong> ออกเวลา 11:00, 16:00 และ 21:00 <strong>ทาลา 4</strong> เวลา 14:00 และ 21:00 <strong>เปอร์ลาส 6</strong> ทุกวันพุธและเสาร์ 21:00 ดูผลได้ทันทีที่หน้าหวย</p>',
    },
  ),
];
