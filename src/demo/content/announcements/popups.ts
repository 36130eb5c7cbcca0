import { popup } from './announcement.ts';

/** Popups, which open by themselves. */
export const popups = [
  popup(
    201,
    'B',
    {
      EN: 'Your first deposit counts twice',
      TY: 'Doble ang bilang ng unang deposito mo',
      CN: '首次存款，双倍到手',
      TH: 'ฝากครั้งแรกรับสองเท่า',
    },
    {
      EN: '<p>Put in PHP 100 to 5,000 and we add the same again. Play it fifteen times over on slots or fish and it is yours to withdraw.</p><p><small>One for each person. 18 and over.</small></p>',
      TY: '<p>Magdeposito ng PHP 100 hanggang 5,000 at tatapatan namin nang buo. Laruin nang labinlimang ulit sa slots o fishing at puwede mo nang i-withdraw.</p><p><small>Isa bawat tao. 18 pataas.</small></p>',
      CN: '<p>存入 100 至 5,000 比索，我们再送同等金额。在老虎机或捕鱼完成十五倍流水即可提款。</p><p><small>每人一次，须年满 18 岁。</small></p>',
      TH: '<p>ฝาก 100 ถึง 5,000 เปโซ รับเพิ่มอีกเท่าตัว ทำเทิร์นสิบห้าเท่าในสล็อตหรือยิงปลาแล้วถอนได้เลย</p><p><small>หนึ่งสิทธิ์ต่อคน อายุ 18 ปีขึ้นไป</small></p>',
    },
    'deposit_promo',
  ),
  popup(
    202,
    'A',
    {
      EN: 'This week’s rebate is waiting',
      TY: 'Nag-aabang na ang rebate mo ngayong linggo',
      CN: '本周返水等您领取',
      TH: 'คืนยอดประจำสัปดาห์รอคุณอยู่',
    },
    {
      EN: '<p>Every Monday a part of what you staked comes back, win or lose:</p><ul><li>Slots and fish: 0.8 %</li><li>Live tables: 0.5 %</li><li>Sports: 0.4 %</li></ul><p>It is in your reward centre until Sunday.</p>',
      TY: '<p>Tuwing Lunes may bumabalik na bahagi ng itinaya mo, panalo man o talo:</p><ul><li>Slots at fishing: 0.8 %</li><li>Live tables: 0.5 %</li><li>Sports: 0.4 %</li></ul><p>Nasa reward center mo iyon hanggang Linggo.</p>',
      CN: '<p>每周一，无论输赢，投注额的一部分都会返还给您：</p><ul><li>老虎机与捕鱼：0.8 %</li><li>真人桌台：0.5 %</li><li>体育：0.4 %</li></ul><p>奖励中心保留至周日。</p>',
      TH: '<p>ทุกวันจันทร์รับคืนส่วนหนึ่งของยอดเดิมพัน ไม่ว่าแพ้หรือชนะ</p><ul><li>สล็อตและยิงปลา 0.8 %</li><li>โต๊ะสด 0.5 %</li><li>กีฬา 0.4 %</li></ul><p>รับได้ที่ศูนย์รางวัลถึงวันอาทิตย์</p>',
    },
    'deposit_promo',
  ),
  popup(
    203,
    'F',
    {
      EN: 'Three things to do first',
      TY: 'Tatlong bagay na unang gawin',
      CN: '首次登录三件事',
      TH: 'สามสิ่งที่ควรทำก่อน',
    },
    {
      EN: '<ol><li>Choose a password only you know.</li><li>Add your mobile number, so that you can always come back in.</li><li>Try a game without money. The star keeps the ones you like.</li></ol>',
      TY: '<ol><li>Pumili ng password na ikaw lang ang nakakaalam.</li><li>Ilagay ang mobile number mo para lagi kang makakabalik.</li><li>Sumubok ng laro nang walang taya. I-star ang mga nagustuhan.</li></ol>',
      CN: '<ol><li>设置一个只有您知道的密码。</li><li>填写手机号码，以便随时找回账户。</li><li>先免费试玩，点亮星标收藏喜欢的游戏。</li></ol>',
      TH: '<ol><li>ตั้งรหัสผ่านที่มีแต่คุณรู้</li><li>เพิ่มเบอร์มือถือเพื่อกลับเข้าบัญชีได้เสมอ</li><li>ลองเล่นฟรีก่อน กดดาวเก็บเกมที่ชอบไว้</li></ol>',
    },
  ),
  popup(
    204,
    'A',
    {
      EN: 'An hour has a way of passing',
      TY: 'Hindi namamalayan ang isang oras',
      CN: '别忘了休息',
      TH: 'เวลาผ่านไปเร็วเสมอ',
    },
    {
      EN: '<p>Set a limit for time or money under <strong>Security</strong>. We will tell you when you come near it, and hold you to it if you want us to.</p>',
      TY: '<p>Magtakda ng limitasyon sa oras o pera sa <strong>Security</strong>. Sasabihan ka namin kapag malapit na, at pipigilan ka kung iyon ang gusto mo.</p>',
      CN: '<p>您可在<strong>安全中心</strong>设置时间或金额上限。临近时我们会提醒您；若您愿意，我们也会为您守住。</p>',
      TH: '<p>ตั้งขีดจำกัดเวลาหรือเงินได้ที่หน้า<strong>ความปลอดภัย</strong> เราจะเตือนเมื่อใกล้ถึง และหยุดให้หากคุณต้องการ</p>',
    },
  ),
];
