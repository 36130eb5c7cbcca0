import { promotion } from './announcement.ts';

/** Promotions of deposits and referrals. */
export const depositPromotions = [
  promotion(
    300,
    'deposit_promo',
    {
      EN: 'First deposit, twice the light',
      TY: 'Unang deposito, dobleng liwanag',
      CN: '首存双倍礼',
      TH: 'ฝากแรกสว่างสองเท่า',
    },
    {
      EN: '<h3>What you get</h3><p>100 % of your first deposit on top, from ₱100 up to ₱5,000.</p><h3>How it works</h3><ol><li>Verify your mobile number.</li><li>Choose this promotion before you deposit.</li><li>Deposit. The bonus arrives with it.</li></ol><h3>Before you withdraw</h3><p>Deposit and bonus are to be staked 15 times on slots or fish within 30 days. What is left of the bonus is then cash, up to ₱25,000.</p>',
      TY: '<h3>Ano ang makukuha</h3><p>100 % na dagdag sa unang deposito, mula ₱100 hanggang ₱5,000.</p><h3>Paano ito gumagana</h3><ol><li>I-verify ang mobile number mo.</li><li>Piliin ang promo bago magdeposito.</li><li>Magdeposito. Kasabay na papasok ang bonus.</li></ol><h3>Bago mag-withdraw</h3><p>Kailangang maitaya nang 15 ulit ang deposito at bonus sa slots o fishing sa loob ng 30 araw. Magiging cash ang natira sa bonus, hanggang ₱25,000.</p>',
      CN: '<h3>您将获得</h3><p>首次存款加赠 100 %，100 比索起，最高 5,000 比索。</p><h3>参与方式</h3><ol><li>验证手机号码。</li><li>存款前选择本活动。</li><li>完成存款，奖金随之到账。</li></ol><h3>提款条件</h3><p>30 天内在老虎机或捕鱼完成本金与奖金 15 倍流水，余下的奖金即转为现金，最高 25,000 比索。</p>',
      TH: '<h3>สิ่งที่คุณได้รับ</h3><p>โบนัส 100 % ของการฝากครั้งแรก ตั้งแต่ 100 ถึง 5,000 เปโซ</p><h3>วิธีรับ</h3><ol><li>ยืนยันเบอร์มือถือ</li><li>เลือกโปรนี้ก่อนฝาก</li><li>ฝากเงิน โบนัสเข้าพร้อมกัน</li></ol><h3>ก่อนถอน</h3><p>ทำเทิร์น 15 เท่าของยอดฝากรวมโบนัสในสล็อตหรือยิงปลาภายใน 30 วัน แล้วโบนัสที่เหลือจะเป็นเงินสด สูงสุด 25,000 เปโซ</p>',
    },
  ),
  promotion(
    304,
    'deposit_promo',
    {
      EN: 'Monday reload, 30\u00a0% up to ₱1,500',
      TY: 'Reload tuwing Lunes, 30\u00a0% hanggang ₱1,500',
      CN: '周一续存 30\u00a0%，最高 1,500\u00a0比索',
      TH: 'เติมเงินวันจันทร์ 30\u00a0% สูงสุด 1,500\u00a0เปโซ',
    },
    {
      EN: '<p>Weeks are easier to begin in company. On a Monday, one deposit of ₱300 or more earns 30 %.</p><table><thead><tr><th>Deposit</th><th>Bonus</th></tr></thead><tbody><tr><td>₱300</td><td>₱90</td></tr><tr><td>₱1,000</td><td>₱300</td></tr><tr><td>₱5,000</td><td>₱1,500</td></tr></tbody></table><p>Stake deposit and bonus 10 times within 14 days: slots and fish count in full, sports and lottery 50 %, live tables and poker 20 %. What is left of the bonus is then cash, up to ₱15,000.</p>',
      TY: '<p>Mas magaan simulan ang linggo kapag may kasama. Tuwing Lunes, isang depositong ₱300 pataas ay may dagdag na 30 %.</p><table><thead><tr><th>Deposito</th><th>Bonus</th></tr></thead><tbody><tr><td>₱300</td><td>₱90</td></tr><tr><td>₱1,000</td><td>₱300</td></tr><tr><td>₱5,000</td><td>₱1,500</td></tr></tbody></table><p>Itaya ang deposito at bonus nang 10 ulit sa loob ng 14 na araw: buo ang bilang ng slots at fishing, 50 % ang sports at lottery, 20 % ang live tables at poker. Magiging cash ang natira sa bonus, hanggang ₱15,000.</p>',
      CN: '<p>新的一周，有人相伴更轻松。每个周一，一笔满 300 比索的存款即送 30 %。</p><table><thead><tr><th>存款</th><th>奖金</th></tr></thead><tbody><tr><td>300 比索</td><td>90 比索</td></tr><tr><td>1,000 比索</td><td>300 比索</td></tr><tr><td>5,000 比索</td><td>1,500 比索</td></tr></tbody></table><p>14 天内完成存款与奖金 10 倍流水：老虎机与捕鱼全额计入，体育与彩票按 50 %，真人桌台与棋牌按 20 %。余下的奖金即转为现金，最高 15,000 比索。</p>',
      TH: '<p>เริ่มสัปดาห์ใหม่ไปด้วยกัน วันจันทร์ ฝากหนึ่งครั้งตั้งแต่ 300 เปโซรับเพิ่ม 30 %</p><table><thead><tr><th>ยอดฝาก</th><th>โบนัส</th></tr></thead><tbody><tr><td>300 เปโซ</td><td>90 เปโซ</td></tr><tr><td>1,000 เปโซ</td><td>300 เปโซ</td></tr><tr><td>5,000 เปโซ</td><td>1,500 เปโซ</td></tr></tbody></table><p>ทำเทิร์น 10 เท่าของยอดฝากรวมโบนัสภายใน 14 วัน สล็อตและยิงปลานับเต็ม กีฬาและหวยนับ 50 % โต๊ะสดและโป๊กเกอร์นับ 20 % แล้วโบนัสที่เหลือจะเป็นเงินสด สูงสุด 15,000 เปโซ</p>',
    },
  ),
  promotion(
    306,
    'deposit_promo',
    {
      EN: 'Merienda hour: twenty spins with your afternoon deposit',
      TY: 'Oras ng merienda: dalawampung spin sa deposito sa hapon',
      CN: '下午茶时光：存款送二十次旋转',
      TH: 'ช่วงพักบ่าย: ฝากรับยี่สิบสปิน',
    },
    {
      EN: '<p>Deposit ₱200 or more between 15:00 and 17:00 and take 20 spins of ₱1 on slots, within 7 days. What they win is paid as money, up to ₱1,000, with nothing to stake again.</p><p>Once a day, while the ice lasts.</p>',
      TY: '<p>Magdeposito ng ₱200 pataas mula 15:00 hanggang 17:00 at may 20 spin kang tig-₱1 sa slots, sa loob ng 7 araw. Pera ang bayad sa panalo, hanggang ₱1,000, at wala nang kailangang i-rollover.</p><p>Isang beses sa isang araw, habang may yelo.</p>',
      CN: '<p>15:00 至 17:00 存款满 200 比索，即获 20 次 1 比索的老虎机旋转，7 天内有效。奖金直接入账，最高 1,000 比索，无流水要求。</p><p>每日一次，冰融即止。</p>',
      TH: '<p>ฝาก 200 เปโซขึ้นไประหว่าง 15:00 ถึง 17:00 รับ 20 สปิน สปินละ 1 เปโซในเกมสล็อต ภายใน 7 วัน เงินรางวัลจ่ายเป็นเงินสดสูงสุด 1,000 เปโซ ไม่ต้องทำเทิร์น</p><p>วันละครั้ง จนกว่าน้ำแข็งจะละลาย</p>',
    },
    { startsInDays: -5, endsInDays: 40 },
  ),
  promotion(
    303,
    'referral',
    {
      EN: 'Bring the barkada: a reward for each friend',
      TY: 'Isama ang barkada: may gantimpala bawat kaibigan',
      CN: '呼朋唤友：每位好友皆有奖',
      TH: 'ชวนเพื่อนมาเล่น รับรางวัลทุกคน',
    },
    {
      EN: '<p>Share the link from your referral page. You are rewarded when a friend has verified a number, and again when they have deposited and played.</p><ul><li>Your referral page tells what each step asks for and what it pays.</li><li>One account for each person.</li></ul>',
      TY: '<p>I-share ang link mula sa referral page mo. May gantimpala ka kapag na-verify na ng kaibigan ang numero, at muli kapag nakadeposito at nakapaglaro na siya.</p><ul><li>Nasa referral page mo kung ano ang kailangan sa bawat hakbang at magkano ang bayad.</li><li>Isang account bawat tao.</li></ul>',
      CN: '<p>分享推荐页中的专属链接。好友验证手机后您即得奖励，好友存款并游戏后再得奖励。</p><ul><li>推荐页列明每一步的要求与奖励。</li><li>每人限一个账户。</li></ul>',
      TH: '<p>แชร์ลิงก์จากหน้าแนะนำเพื่อน คุณรับรางวัลเมื่อเพื่อนยืนยันเบอร์ และรับอีกเมื่อเพื่อนฝากและเล่นแล้ว</p><ul><li>หน้าแนะนำเพื่อนบอกว่าแต่ละขั้นต้องทำอะไรและได้เท่าไร</li><li>หนึ่งบัญชีต่อคน</li></ul>',
    },
  ),
  promotion(
    305,
    'referral',
    {
      EN: 'Shared harvest: rewarded again when friends stay',
      TY: 'Sama-samang ani: may gantimpala ulit kapag nanatili ang kaibigan',
      CN: '共享丰收：好友常在，再得奖励',
      TH: 'แบ่งปันผลเก็บเกี่ยว: เพื่อนอยู่นาน คุณได้อีก',
    },
    {
      EN: '<p>Has a friend whom you invited played for a while? Then you are rewarded once more. It takes nothing from them.</p><p>Your referral page tells how much turnover this asks for, and what it pays.</p>',
      TY: '<p>Matagal-tagal na bang naglalaro ang inimbita mong kaibigan? May gantimpala ka ulit. Walang nababawas sa kanya.</p><p>Nasa referral page mo kung magkano ang kailangang turnover at magkano ang bayad.</p>',
      CN: '<p>您邀请的好友已玩了一段时间？您将再得一份奖励，好友所得分文不减。</p><p>推荐页列明所需流水与奖励金额。</p>',
      TH: '<p>เพื่อนที่คุณชวนเล่นมาสักพักแล้วใช่ไหม คุณรับรางวัลอีกครั้ง โดยไม่หักจากเพื่อน</p><p>หน้าแนะนำเพื่อนบอกว่าต้องมียอดเล่นเท่าไรและได้เท่าไร</p>',
    },
  ),
];
