import { promotion } from './announcement.ts';

/** Promotions of sports and fishing games. */
export const playPromotions = [
  promotion(
    301,
    'sport_promo',
    {
      EN: 'Longer parlays pay up to 50 % more',
      TY: 'Mas mahabang parlay, hanggang 50 % na dagdag',
      CN: '串关加赠，最高 50 %',
      TH: 'ยิ่งสเต็ปยาวยิ่งเพิ่ม สูงสุด 50 %',
    },
    {
      EN: '<table><thead><tr><th>Legs</th><th>More on the win</th></tr></thead><tbody><tr><td>3</td><td>5 %</td></tr><tr><td>5</td><td>15 %</td></tr><tr><td>8</td><td>30 %</td></tr><tr><td>12 or more</td><td>50 %</td></tr></tbody></table><p>Each leg at odds of 1.30 or better. Added by itself, up to PHP 20,000.</p>',
      TY: '<table><thead><tr><th>Laban</th><th>Dagdag sa panalo</th></tr></thead><tbody><tr><td>3</td><td>5 %</td></tr><tr><td>5</td><td>15 %</td></tr><tr><td>8</td><td>30 %</td></tr><tr><td>12 pataas</td><td>50 %</td></tr></tbody></table><p>Odds na 1.30 pataas bawat laban. Kusa itong idaragdag, hanggang PHP 20,000.</p>',
      CN: '<table><thead><tr><th>场次</th><th>彩金加赠</th></tr></thead><tbody><tr><td>3</td><td>5 %</td></tr><tr><td>5</td><td>15 %</td></tr><tr><td>8</td><td>30 %</td></tr><tr><td>12 场及以上</td><td>50 %</td></tr></tbody></table><p>每场赔率须达 1.30，系统自动加赠，最高 20,000 比索。</p>',
      TH: '<table><thead><tr><th>จำนวนคู่</th><th>เพิ่มจากเงินชนะ</th></tr></thead><tbody><tr><td>3</td><td>5 %</td></tr><tr><td>5</td><td>15 %</td></tr><tr><td>8</td><td>30 %</td></tr><tr><td>12 ขึ้นไป</td><td>50 %</td></tr></tbody></table><p>ราคาแต่ละคู่ 1.30 ขึ้นไป ระบบเพิ่มให้อัตโนมัติ สูงสุด 20,000 เปโซ</p>',
    },
  ),
  promotion(
    307,
    'sport_promo',
    {
      EN: 'Beaten in overtime? The stake comes back',
      TY: 'Natalo sa overtime? Ibabalik ang taya',
      CN: '加时惜败，退还本金',
      TH: 'แพ้ช่วงต่อเวลา คืนเงินเดิมพัน',
    },
    {
      EN: '<p>When your team leads at the end of the fourth quarter and loses in overtime, we give back single bets of PHP 100 to 2,000 as a free bet. No claim needed: look in your reward centre the next noon.</p>',
      TY: '<p>Kapag lamang ang koponan mo sa dulo ng ikaapat na quarter pero natalo sa overtime, ibabalik namin bilang free bet ang single bets na PHP 100 hanggang 2,000. Hindi na kailangang i-claim: tingnan sa reward center kinabukasan ng tanghali.</p>',
      CN: '<p>若您支持的球队第四节结束时领先却在加时落败，100 至 2,000 比索的单注将以免费投注退还。无需申请，次日中午在奖励中心查看。</p>',
      TH: '<p>หากทีมของคุณนำเมื่อจบควอเตอร์ที่สี่แต่แพ้ในช่วงต่อเวลา เราคืนเดิมพันเดี่ยว 100 ถึง 2,000 เปโซเป็นฟรีเบ็ต ไม่ต้องขอ ดูได้ที่ศูนย์รางวัลเที่ยงวันถัดไป</p>',
    },
    { startsInDays: -12, endsInDays: 60 },
  ),
  promotion(
    302,
    'fish_promo',
    {
      EN: 'Big-catch Friday: a prize for every giant',
      TY: 'Biyernes ng malaking huli: may premyo bawat higante',
      CN: '周五大丰收：每条巨鱼皆有奖',
      TH: 'ศุกร์ปลาใหญ่: จับตัวยักษ์รับรางวัลทุกตัว',
    },
    {
      EN: '<p>From Friday noon to midnight each whale shark you land in <em>Lambat Fishing</em>, <em>Dagat Hunters</em> or <em>Bahura Reef</em> is worth PHP 50 on top, up to PHP 1,000.</p><p>The giants in the games are drawn. The ones in the sea are protected.</p>',
      TY: '<p>Mula tanghali hanggang hatinggabi ng Biyernes, may dagdag na PHP 50 ang bawat butanding na mahuli sa <em>Lambat Fishing</em>, <em>Dagat Hunters</em> o <em>Bahura Reef</em>, hanggang PHP 1,000.</p><p>Guhit lang ang mga higante sa laro. Protektado ang mga nasa dagat.</p>',
      CN: '<p>周五正午至午夜，在 <em>Lambat Fishing</em>、<em>Dagat Hunters</em> 或 <em>Bahura Reef</em> 每捕获一条鲸鲨加奖 50 比索，最高 1,000 比索。</p><p>游戏里的巨鱼是画的，海里的则受保护。</p>',
      TH: '<p>ตั้งแต่เที่ยงวันศุกร์ถึงเที่ยงคืน ฉลามวาฬทุกตัวที่จับได้ใน <em>Lambat Fishing</em>, <em>Dagat Hunters</em> หรือ <em>Bahura Reef</em> รับเพิ่ม 50 เปโซ สูงสุด 1,000 เปโซ</p><p>ยักษ์ในเกมเป็นภาพวาด ส่วนในทะเลเป็นสัตว์คุ้มครอง</p>',
    },
    { startsInDays: -4, endsInDays: 21 },
  ),
  promotion(
    308,
    'fish_promo',
    {
      EN: 'Reef leaderboard: PHP 300,000 to share',
      TY: 'Reef leaderboard: PHP 300,000 ang paghahatian',
      CN: '礁石排行榜：共享 300,000 比索',
      TH: 'อันดับแนวปะการัง: แบ่งรางวัล 300,000 เปโซ',
    },
    {
      EN: '<p>The hundred highest single catches of the month share the pot.</p><table><thead><tr><th>Place</th><th>Prize</th></tr></thead><tbody><tr><td>1</td><td>PHP 60,000</td></tr><tr><td>2 to 5</td><td>PHP 15,000 each</td></tr><tr><td>6 to 20</td><td>PHP 4,000 each</td></tr><tr><td>21 to 100</td><td>PHP 1,500 each</td></tr></tbody></table>',
      TY: '<p>Maghahati sa premyo ang isandaang pinakamataas na huli ng buwan.</p><table><thead><tr><th>Puwesto</th><th>Premyo</th></tr></thead><tbody><tr><td>1</td><td>PHP 60,000</td></tr><tr><td>2 hanggang 5</td><td>tig-PHP 15,000</td></tr><tr><td>6 hanggang 20</td><td>tig-PHP 4,000</td></tr><tr><td>21 hanggang 100</td><td>tig-PHP 1,500</td></tr></tbody></table>',
      CN: '<p>当月单次捕获最高的一百名玩家共享奖金。</p><table><thead><tr><th>名次</th><th>奖金</th></tr></thead><tbody><tr><td>1</td><td>60,000 比索</td></tr><tr><td>2 至 5</td><td>各 15,000 比索</td></tr><tr><td>6 至 20</td><td>各 4,000 比索</td></tr><tr><td>21 至 100</td><td>各 1,500 比索</td></tr></tbody></table>',
      TH: '<p>ผู้จับได้สูงสุดต่อครั้งหนึ่งร้อยอันดับของเดือนร่วมแบ่งเงินรางวัล</p><table><thead><tr><th>อันดับ</th><th>รางวัล</th></tr></thead><tbody><tr><td>1</td><td>60,000 เปโซ</td></tr><tr><td>2 ถึง 5</td><td>คนละ 15,000 เปโซ</td></tr><tr><td>6 ถึง 20</td><td>คนละ 4,000 เปโซ</td></tr><tr><td>21 ถึง 100</td><td>คนละ 1,500 เปโซ</td></tr></tbody></table>',
    },
    { startsInDays: -9, endsInDays: 22 },
  ),
];
