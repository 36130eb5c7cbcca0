import { promotion } from './announcement.ts';

/** Promotions that members sign up or apply for. Their conditions are in `rewards/activities.ts`. */
export const activityPromotions = [
  promotion(
    302,
    'fish_promo',
    {
      EN: 'Big-catch days: fish for 400 points',
      TY: 'Mga araw ng malaking huli: mangisda para sa 400 puntos',
      CN: '大丰收：捕鱼赢 400 积分',
      TH: 'วันปลาใหญ่: ยิงปลารับ 400 คะแนน',
    },
    {
      EN: '<p>Sign up, and ₱2,000 of turnover on fishing games by the end of the big-catch days earns 400 points for the points mall. <em>Lambat Fishing</em>, <em>Dagat Hunters</em>, <em>Bahura Reef</em>: all of them count.</p><p>The giants in the games are drawn. The ones in the sea are protected.</p>',
      TY: '<p>Magpalista, at ang ₱2,000 na turnover sa fishing hanggang sa dulo ng mga araw ng malaking huli ay may 400 puntos para sa points mall. <em>Lambat Fishing</em>, <em>Dagat Hunters</em>, <em>Bahura Reef</em>: bilang lahat.</p><p>Guhit lang ang mga higante sa laro. Protektado ang mga nasa dagat.</p>',
      CN: '<p>报名后，活动结束前捕鱼游戏流水满 2,000 比索，即得 400 积分，可在积分商城使用。<em>Lambat Fishing</em>、<em>Dagat Hunters</em>、<em>Bahura Reef</em> 均计入。</p><p>游戏里的巨鱼是画的，海里的则受保护。</p>',
      TH: '<p>ลงชื่อ แล้วทำยอดเล่นเกมยิงปลาครบ 2,000 เปโซก่อนจบกิจกรรม รับ 400 คะแนนสำหรับร้านแลกคะแนน <em>Lambat Fishing</em>, <em>Dagat Hunters</em>, <em>Bahura Reef</em> นับทั้งหมด</p><p>ยักษ์ในเกมเป็นภาพวาด ส่วนในทะเลเป็นสัตว์คุ้มครอง</p>',
    },
    { startsInDays: -4, endsInDays: 21 },
  ),
  promotion(
    309,
    'sport_promo',
    {
      EN: 'Finals week: sign up before tip-off',
      TY: 'Finals week: magpalista bago ang tip-off',
      CN: '总决赛周：开球前报名',
      TH: 'สัปดาห์รอบชิง: ลงชื่อก่อนเริ่มเกม',
    },
    {
      EN: '<p>Sign up before the finals begin. From the first tip-off, ₱3,000 of turnover on sports within the week earns ₱200.</p><ul><li>Bets of all sports books count.</li><li>Cancelled and tied bets do not count.</li></ul>',
      TY: '<p>Magpalista bago magsimula ang finals. Mula sa unang tip-off, ₱3,000 na turnover sa sports sa loob ng linggo ay may ₱200.</p><ul><li>Bilang ang taya sa lahat ng sports book.</li><li>Hindi bilang ang kanselado at tabla.</li></ul>',
      CN: '<p>在总决赛开始前报名。自首场开球起，一周内体育流水满 3,000 比索即得 200 比索。</p><ul><li>所有体育平台的投注均计入。</li><li>取消与和局的投注不计。</li></ul>',
      TH: '<p>ลงชื่อก่อนรอบชิงเริ่ม นับจากเกมแรก ทำยอดเล่นกีฬาครบ 3,000 เปโซภายในสัปดาห์ รับ 200 เปโซ</p><ul><li>นับการเดิมพันของทุกค่ายกีฬา</li><li>ไม่นับบิลที่ยกเลิกหรือเสมอ</li></ul>',
    },
    { startsInDays: -2, endsInDays: 10 },
  ),
  promotion(
    310,
    'sport_promo',
    {
      EN: 'Show us your game-night corner',
      TY: 'Ipakita ang puwesto mo sa game night',
      CN: '晒出您的观赛角落',
      TH: 'อวดมุมดูเกมของคุณ',
    },
    {
      EN: '<p>The sofa, the sari-sari store, the bench under the mango tree: send up to 3 pictures of the place you watch from. When we accept them, ₱88 is yours.</p><ul><li>No people in the pictures who have not agreed.</li><li>One application for each account.</li></ul>',
      TY: '<p>Sofa, sari-sari store, o bangko sa ilalim ng mangga: magpadala ng hanggang 3 litrato ng lugar kung saan ka nanonood. Kapag tinanggap namin, sa iyo ang ₱88.</p><ul><li>Walang taong hindi pumayag sa litrato.</li><li>Isang application bawat account.</li></ul>',
      CN: '<p>沙发、小店或芒果树下的长凳：发送最多 3 张您观赛地点的照片。审核通过即得 88 比索。</p><ul><li>照片中不得有未同意出镜的人。</li><li>每个账户申请一次。</li></ul>',
      TH: '<p>โซฟา ร้านชำ หรือม้านั่งใต้ต้นมะม่วง ส่งรูปมุมที่คุณดูเกมได้สูงสุด 3 รูป ผ่านแล้วรับ 88 เปโซ</p><ul><li>ไม่มีบุคคลที่ไม่ยินยอมอยู่ในรูป</li><li>หนึ่งบัญชีสมัครได้หนึ่งครั้ง</li></ul>',
    },
    { startsInDays: -4, endsInDays: 26 },
  ),
  promotion(
    311,
    'fish_promo',
    {
      EN: 'Night fishing opens with the new moon',
      TY: 'Magbubukas ang night fishing sa bagong buwan',
      CN: '新月之夜，夜钓开场',
      TH: 'เปิดตกปลากลางคืนรับเดือนใหม่',
    },
    {
      EN: '<p>When the new moon rises, 30 settled bets on fishing games earn ₱120. Registration opens on the first day.</p>',
      TY: '<p>Pagsikat ng bagong buwan, 30 natapos na taya sa fishing ay may ₱120. Magbubukas ang pagpapalista sa unang araw.</p>',
      CN: '<p>新月升起后，捕鱼游戏完成 30 次有效投注即得 120 比索。首日开放报名。</p>',
      TH: '<p>เมื่อเดือนใหม่ขึ้น เดิมพันเกมยิงปลาครบ 30 ครั้งรับ 120 เปโซ เปิดลงชื่อวันแรก</p>',
    },
    { startsInDays: 5, endsInDays: 19 },
  ),
  promotion(
    312,
    'sport_promo',
    {
      EN: 'Three-point challenge',
      TY: 'Three-point challenge',
      CN: '三分球挑战',
      TH: 'ชาเลนจ์สามแต้ม',
    },
    {
      EN: '<p>Everyone who signed up in time earns ₱300 with 25 settled sports bets. Registration has closed; the challenge goes on.</p>',
      TY: '<p>May ₱300 ang bawat nagpalista sa oras na may 25 natapos na taya sa sports. Sarado na ang pagpapalista; tuloy pa ang challenge.</p>',
      CN: '<p>按时报名者完成 25 次体育有效投注即得 300 比索。报名已截止，挑战仍在进行。</p>',
      TH: '<p>ผู้ที่ลงชื่อทันเวลา เดิมพันกีฬาครบ 25 ครั้งรับ 300 เปโซ ปิดรับสมัครแล้ว แต่ชาเลนจ์ยังดำเนินต่อ</p>',
    },
    { startsInDays: -12, endsInDays: 8 },
  ),
  promotion(
    313,
    'fish_promo',
    {
      EN: 'Your best catch, on camera',
      TY: 'Ang pinakamagandang huli mo, sa camera',
      CN: '镜头里的最佳渔获',
      TH: 'ปลาตัวเด็ดของคุณหน้ากล้อง',
    },
    {
      EN: '<p>Real fish or drawn fish: send a picture of the catch you are proud of and a line about it. Play 1 round of a fishing game, and when we accept your picture, ₱160 is yours.</p><p>Please let protected animals go.</p>',
      TY: '<p>Totoo man o guhit: ipadala ang litrato ng huling ipinagmamalaki mo at isang linya tungkol dito. Maglaro ng 1 round sa fishing, at kapag tinanggap namin ang litrato, sa iyo ang ₱160.</p><p>Pakawalan ang mga protektadong hayop.</p>',
      CN: '<p>真鱼或画鱼均可：发送令您自豪的渔获照片和一句话。完成 1 局捕鱼游戏，审核通过即付 160 比索。</p><p>请放生受保护的动物。</p>',
      TH: '<p>ปลาจริงหรือปลาวาดก็ได้ ส่งรูปที่คุณภูมิใจพร้อมข้อความหนึ่งบรรทัด เล่นเกมยิงปลา 1 รอบ ผ่านแล้วรับ 160 เปโซ</p><p>โปรดปล่อยสัตว์คุ้มครอง</p>',
    },
    { startsInDays: -8, endsInDays: 22 },
  ),
  promotion(
    314,
    'deposit_promo',
    {
      EN: 'Three receipts, one thank-you',
      TY: 'Tatlong resibo, isang pasasalamat',
      CN: '三张凭证，一份谢礼',
      TH: 'ใบเสร็จสามใบ แทนคำขอบคุณ',
    },
    {
      EN: '<p>Send up to 3 receipts of deposits since this promotion began, ₱1,000 in all or more, and we thank you with a bonus of ₱150.</p><p>Cover everything on them but the amount and the date.</p>',
      TY: '<p>Magpadala ng hanggang 3 resibo ng deposito mula nang magsimula ang promo, kabuuang ₱1,000 pataas, at may pasasalamat kaming bonus na ₱150.</p><p>Takpan ang lahat maliban sa halaga at petsa.</p>',
      CN: '<p>发送活动开始以来最多 3 张存款凭证，合计满 1,000 比索，即赠 150 比索奖金以表谢意。</p><p>除金额和日期外，请遮住其余信息。</p>',
      TH: '<p>ส่งใบเสร็จการฝากตั้งแต่เริ่มโปรได้สูงสุด 3 ใบ รวม 1,000 เปโซขึ้นไป รับโบนัสแทนคำขอบคุณ 150 เปโซ</p><p>ปิดทุกอย่างยกเว้นยอดเงินและวันที่</p>',
    },
    { startsInDays: -14, endsInDays: 16 },
  ),
  promotion(
    315,
    'fish_promo',
    {
      EN: 'Reef marathon: three hundred casts',
      TY: 'Reef marathon: tatlong daang hagis',
      CN: '礁石马拉松：三百次出手',
      TH: 'มาราธอนแนวปะการัง: สามร้อยครั้ง',
    },
    {
      EN: '<p>Sign up, and earn ₱400 with 300 settled bets and ₱30,000 of turnover on fishing games by the end of the marathon. Take the time you like; there is no prize for haste.</p>',
      TY: '<p>Magpalista, at may ₱400 ang 300 natapos na taya at ₱30,000 na turnover sa fishing hanggang sa dulo ng marathon. Huwag magmadali; walang premyo ang pagmamadali.</p>',
      CN: '<p>马拉松结束前，捕鱼游戏完成 300 次有效投注且流水满 30,000 比索，即得 400 比索。慢慢来，快并没有奖。</p>',
      TH: '<p>เดิมพันเกมยิงปลาครบ 300 ครั้งและทำยอด 30,000 เปโซก่อนจบมาราธอน รับ 400 เปโซ ไม่ต้องรีบ ไม่มีรางวัลสำหรับความเร็ว</p>',
    },
    { startsInDays: -14, endsInDays: 2 },
  ),
  promotion(
    316,
    'deposit_promo',
    {
      EN: 'A verified number is worth ₱50',
      TY: 'May ₱50 ang na-verify na numero',
      CN: '验证手机，领 50 比索',
      TH: 'ยืนยันเบอร์ รับ 50 เปโซ',
    },
    {
      EN: '<p>Verify your mobile number, sign up here, and take ₱50. Once for each account and number.</p>',
      TY: '<p>I-verify ang mobile number, magpalista rito, at kunin ang ₱50. Isang beses bawat account at numero.</p>',
      CN: '<p>验证手机号码，在此报名，即可领取 50 比索。每个账户和号码限一次。</p>',
      TH: '<p>ยืนยันเบอร์มือถือ ลงชื่อที่นี่ แล้วรับ 50 เปโซ หนึ่งครั้งต่อบัญชีและเบอร์</p>',
    },
  ),
  promotion(
    317,
    'sport_promo',
    {
      EN: 'Three bets to get to know us',
      TY: 'Tatlong taya para magkakilala',
      CN: '三次投注，彼此认识',
      TH: 'สามเดิมพันทำความรู้จัก',
    },
    {
      EN: '<p>Your first 3 settled bets, of any size and on any game, earn 300 points for the points mall.</p>',
      TY: '<p>Ang unang 3 natapos mong taya, anumang laki at laro, ay may 300 puntos para sa points mall.</p>',
      CN: '<p>您的前 3 次有效投注，不限金额和游戏，即得 300 积分，可在积分商城使用。</p>',
      TH: '<p>เดิมพัน 3 ครั้งแรกของคุณ ไม่จำกัดยอดและเกม รับ 300 คะแนนสำหรับร้านแลกคะแนน</p>',
    },
  ),
];
