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
      EN: '<h3>What you get</h3><p>100 % of your first deposit on top, from PHP 100 up to PHP 5,000.</p><h3>How it works</h3><ol><li>Verify your mobile number.</li><li>Choose this promotion before you deposit.</li><li>Deposit. The bonus arrives with it.</li></ol><h3>Before you withdraw</h3><p>Deposit and bonus are to be staked fifteen times on slots or fish within 30 days.</p>',
      TY: '<h3>Ano ang makukuha</h3><p>100 % na dagdag sa unang deposito, mula PHP 100 hanggang PHP 5,000.</p><h3>Paano ito gumagana</h3><ol><li>I-verify ang mobile number mo.</li><li>Piliin ang promo bago magdeposito.</li><li>Magdeposito. Kasabay na papasok ang bonus.</li></ol><h3>Bago mag-withdraw</h3><p>Kailangang maitaya nang labinlimang ulit ang deposito at bonus sa slots o fishing sa loob ng 30 araw.</p>',
      CN: '<h3>您将获得</h3><p>首次存款加赠 100 %，100 比索起，最高 5,000 比索。</p><h3>参与方式</h3><ol><li>验证手机号码。</li><li>存款前选择本活动。</li><li>完成存款，奖金随之到账。</li></ol><h3>提款条件</h3><p>30 天内在老虎机或捕鱼完成本金与奖金十五倍流水。</p>',
      TH: '<h3>สิ่งที่คุณได้รับ</h3><p>โบนัส 100 % ของการฝากครั้งแรก ตั้งแต่ 100 ถึง 5,000 เปโซ</p><h3>วิธีรับ</h3><ol><li>ยืนยันเบอร์มือถือ</li><li>เลือกโปรนี้ก่อนฝาก</li><li>ฝากเงิน โบนัสเข้าพร้อมกัน</li></ol><h3>ก่อนถอน</h3><p>ทำเทิร์นสิบห้าเท่าของยอดฝากรวมโบนัสในสล็อตหรือยิงปลาภายใน 30 วัน</p>',
    },
  ),
  promotion(
    304,
    'deposit_promo',
    {
      EN: 'Monday reload, 30 % up to PHP 1,500',
      TY: 'Reload tuwing Lunes, 30 % hanggang PHP 1,500',
      CN: '周一续存 30 %，最高 1,500 比索',
      TH: 'เติมเงินวันจันทร์ 30 % สูงสุด 1,500 เปโซ',
    },
    {
      EN: '<p>Weeks are easier to begin in company. Any deposit of PHP 300 or more made on a Monday earns 30 %.</p><table><thead><tr><th>Deposit</th><th>Bonus</th></tr></thead><tbody><tr><td>PHP 300</td><td>PHP 90</td></tr><tr><td>PHP 1,000</td><td>PHP 300</td></tr><tr><td>PHP 5,000</td><td>PHP 1,500</td></tr></tbody></table><p>Stake ten times. Live tables count one fifth.</p>',
      TY: '<p>Mas magaan simulan ang linggo kapag may kasama. Bawat depositong PHP 300 pataas tuwing Lunes ay may dagdag na 30 %.</p><table><thead><tr><th>Deposito</th><th>Bonus</th></tr></thead><tbody><tr><td>PHP 300</td><td>PHP 90</td></tr><tr><td>PHP 1,000</td><td>PHP 300</td></tr><tr><td>PHP 5,000</td><td>PHP 1,500</td></tr></tbody></table><p>Itaya nang sampung ulit. Ikalimang bahagi lang ang bilang ng live tables.</p>',
      CN: '<p>新的一周，有人相伴更轻松。周一单笔存款满 300 比索即送 30 %。</p><table><thead><tr><th>存款</th><th>奖金</th></tr></thead><tbody><tr><td>300 比索</td><td>90 比索</td></tr><tr><td>1,000 比索</td><td>300 比索</td></tr><tr><td>5,000 比索</td><td>1,500 比索</td></tr></tbody></table><p>十倍流水，真人桌台按五分之一计算。</p>',
      TH: '<p>เริ่มสัปดาห์ใหม่ไปด้วยกัน ฝากตั้งแต่ 300 เปโซในวันจันทร์รับเพิ่ม 30 %</p><table><thead><tr><th>ยอดฝาก</th><th>โบนัส</th></tr></thead><tbody><tr><td>300 เปโซ</td><td>90 เปโซ</td></tr><tr><td>1,000 เปโซ</td><td>300 เปโซ</td></tr><tr><td>5,000 เปโซ</td><td>1,500 เปโซ</td></tr></tbody></table><p>เทิร์นสิบเท่า โต๊ะสดนับหนึ่งในห้า</p>',
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
      EN: '<p>Deposit PHP 200 or more between 15:00 and 17:00 and take twenty spins of PHP 1 on <em>Halo-Halo Haven</em>. Wins are paid as money, nothing to stake again.</p><p>Once a day, while the ice lasts.</p>',
      TY: '<p>Magdeposito ng PHP 200 pataas mula 15:00 hanggang 17:00 at may dalawampung spin kang tig-PHP 1 sa <em>Halo-Halo Haven</em>. Pera ang bayad sa panalo, wala nang kailangang i-rollover.</p><p>Isang beses sa isang araw, habang may yelo.</p>',
      CN: '<p>15:00 至 17:00 存款满 200 比索，即获 <em>Halo-Halo Haven</em> 二十次 1 比索旋转。奖金直接入账，无流水要求。</p><p>每日一次，冰融即止。</p>',
      TH: '<p>ฝาก 200 เปโซขึ้นไประหว่าง 15:00 ถึง 17:00 รับสปินละ 1 เปโซยี่สิบครั้งในเกม <em>Halo-Halo Haven</em> เงินรางวัลถอนได้ทันที ไม่ต้องทำเทิร์น</p><p>วันละครั้ง จนกว่าน้ำแข็งจะละลาย</p>',
    },
    { startsInDays: -5, endsInDays: 40 },
  ),
  promotion(
    303,
    'referral',
    {
      EN: 'Bring the barkada: PHP 188 for each friend',
      TY: 'Isama ang barkada: PHP 188 bawat kaibigan',
      CN: '呼朋唤友：每位好友 188 比索',
      TH: 'ชวนเพื่อนมาเล่น รับ 188 เปโซต่อคน',
    },
    {
      EN: '<p>Share the link from your referral page. When a friend has verified a number and deposited PHP 500 in all, PHP 188 is yours and PHP 88 is theirs.</p><ul><li>Up to ten friends a month.</li><li>One account for each person and household.</li></ul>',
      TY: '<p>I-share ang link mula sa referral page mo. Kapag na-verify na ng kaibigan ang numero at nakadeposito ng kabuuang PHP 500, PHP 188 ang sa iyo at PHP 88 ang sa kanya.</p><ul><li>Hanggang sampung kaibigan bawat buwan.</li><li>Isang account bawat tao at tahanan.</li></ul>',
      CN: '<p>分享推荐页中的专属链接。好友验证手机并累计存款满 500 比索后，您得 188 比索，好友得 88 比索。</p><ul><li>每月最多十位好友。</li><li>每人、每户限一个账户。</li></ul>',
      TH: '<p>แชร์ลิงก์จากหน้าแนะนำเพื่อน เมื่อเพื่อนยืนยันเบอร์และฝากสะสมครบ 500 เปโซ คุณรับ 188 เปโซ เพื่อนรับ 88 เปโซ</p><ul><li>สูงสุดสิบคนต่อเดือน</li><li>หนึ่งบัญชีต่อคนและต่อครัวเรือน</li></ul>',
    },
  ),
  promotion(
    305,
    'referral',
    {
      EN: 'Shared harvest: a tenth of your friends’ rebate',
      TY: 'Sama-samang ani: ikasampu ng rebate ng mga kaibigan',
      CN: '共享丰收：好友返水的十分之一',
      TH: 'แบ่งปันผลเก็บเกี่ยว: หนึ่งในสิบของยอดคืนเพื่อน',
    },
    {
      EN: '<p>Each Monday you receive 10 % of the rebate of everyone you invited, for a whole year. It takes nothing from them.</p>',
      TY: '<p>Tuwing Lunes, tatanggap ka ng 10 % ng rebate ng lahat ng inimbita mo, sa loob ng isang taon. Walang nababawas sa kanila.</p>',
      CN: '<p>每周一，您将获得所邀请好友返水的 10 %，为期一年，好友所得分文不减。</p>',
      TH: '<p>ทุกวันจันทร์คุณรับ 10 % ของยอดคืนของทุกคนที่คุณชวน นานหนึ่งปีเต็ม โดยไม่หักจากเพื่อน</p>',
    },
  ),
];
