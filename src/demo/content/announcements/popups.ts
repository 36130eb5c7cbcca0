import { rebateRange } from '../rewards/rebate-rates.ts';
import { popup } from './announcement.ts';

const slots = rebateRange('RNG');
const tables = rebateRange('LIVE');
const sports = rebateRange('SPORTS');

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
      EN: '<p>Put in ₱100 to 5,000 with the bonus of the first deposit, and we add the same again. Stake both 15 times on slots or fish within 30 days, and what is left of the bonus is cash, up to ₱25,000.</p><p><small>One for each person, with a verified number. For adults only.</small></p>',
      TY: '<p>Magdeposito ng ₱100 hanggang 5,000 kasama ang bonus ng unang deposito, at tatapatan namin nang buo. Itaya ang dalawa nang 15 ulit sa slots o fishing sa loob ng 30 araw, at magiging cash ang natira sa bonus, hanggang ₱25,000.</p><p><small>Isa bawat tao na may na-verify na numero. Para sa nasa hustong gulang lang.</small></p>',
      CN: '<p>选择首存奖金并存入 100 至 5,000 比索，我们再送同等金额。30 天内两者在老虎机或捕鱼完成 15 倍流水，余下的奖金即转为现金，最高 25,000 比索。</p><p><small>每人一次，须验证手机号码，仅限成年人。</small></p>',
      TH: '<p>ฝาก 100 ถึง 5,000 เปโซพร้อมโบนัสฝากครั้งแรก รับเพิ่มอีกเท่าตัว เดิมพันทั้งสองส่วน 15 เท่าในสล็อตหรือยิงปลาภายใน 30 วัน แล้วโบนัสที่เหลือจะเป็นเงินสด สูงสุด 25,000 เปโซ</p><p><small>หนึ่งสิทธิ์ต่อคนที่ยืนยันเบอร์แล้ว สำหรับผู้ใหญ่เท่านั้น</small></p>',
    },
    'deposit_promo',
  ),
  popup(
    202,
    'A',
    {
      EN: 'A part of your stakes comes back',
      TY: 'May bumabalik sa mga taya mo',
      CN: '投注额部分返还',
      TH: 'รับคืนส่วนหนึ่งของยอดเดิมพัน',
    },
    {
      EN: `<p>A part of what you stake comes back, win or lose. The higher your level, the more:</p><ul><li>Slots and fish: ${slots.least} % to ${slots.most} %</li><li>Live tables: ${tables.least} % to ${tables.most} %</li><li>Sports: ${sports.least} % to ${sports.most} %</li></ul><p>Claim it once a day in the member centre, under <strong>Rebate</strong>.</p>`,
      TY: `<p>May bumabalik na bahagi ng itinataya mo, panalo man o talo. Mas mataas ang level mo, mas malaki:</p><ul><li>Slots at fishing: ${slots.least} % hanggang ${slots.most} %</li><li>Live tables: ${tables.least} % hanggang ${tables.most} %</li><li>Sports: ${sports.least} % hanggang ${sports.most} %</li></ul><p>I-claim ito isang beses bawat araw sa member center, sa <strong>Rebate</strong>.</p>`,
      CN: `<p>无论输赢，投注额的一部分都会返还给您，等级越高，返还越多：</p><ul><li>老虎机与捕鱼：${slots.least} % 至 ${slots.most} %</li><li>真人桌台：${tables.least} % 至 ${tables.most} %</li><li>体育：${sports.least} % 至 ${sports.most} %</li></ul><p>每天可在会员中心的<strong>返水</strong>领取一次。</p>`,
      TH: `<p>รับคืนส่วนหนึ่งของยอดเดิมพัน ไม่ว่าแพ้หรือชนะ ระดับยิ่งสูงยิ่งได้มาก</p><ul><li>สล็อตและยิงปลา ${slots.least} % ถึง ${slots.most} %</li><li>โต๊ะสด ${tables.least} % ถึง ${tables.most} %</li><li>กีฬา ${sports.least} % ถึง ${sports.most} %</li></ul><p>รับได้วันละครั้งที่หน้า<strong>เงินคืน</strong>ในศูนย์สมาชิก</p>`,
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
      EN: '<p>Decide before you begin how long you play and what it may cost. <strong>When either is used up, stop.</strong> Your records in the member centre tell what you have won and lost.</p>',
      TY: '<p>Bago magsimula, magpasya kung gaano ka katagal maglalaro at magkano lang ang gagastusin. <strong>Kapag naubos ang alinman, tumigil.</strong> Nasa mga record mo sa member center ang panalo at talo mo.</p>',
      CN: '<p>开始之前，先定好玩多久、花多少。<strong>任何一项用完，就请停下。</strong>会员中心的记录会告诉您的输赢。</p>',
      TH: '<p>ก่อนเริ่ม ให้กำหนดว่าจะเล่นนานเท่าไรและใช้เงินได้เท่าไร <strong>เมื่ออย่างใดอย่างหนึ่งหมด ให้หยุด</strong> ดูยอดชนะและแพ้ได้จากประวัติในศูนย์สมาชิก</p>',
    },
  ),
];
