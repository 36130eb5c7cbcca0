import type { SeedHelp } from '#gateway/seed/seed.ts';
import { aboutHelp } from './help/about-help.ts';
import { accountHelp } from './help/account-help.ts';
import { appHelp } from './help/app-help.ts';
import { moneyHelp } from './help/money-help.ts';
import { playHelp } from './help/play-help.ts';

/** Articles about responsible gaming. */
const careHelp: readonly SeedHelp[] = [
  {
    tag: 'care.pause',
    title: {
      EN: 'Taking a pause',
      TY: 'Pagpapahinga sa laro',
      CN: '暂停一段时间',
      TH: 'การพักเล่น',
    },
    content: {
      EN: '<p>You can stop at any time. <a href="/member?page=protection">Play limits</a> in your account has the ways:</p><ul><li><strong>Limits:</strong> you set what you deposit, lose or stake at most in a day, a week or a month.</li><li><strong>A time-out:</strong> some days or weeks without playing. It ends by itself.</li><li><strong>A self-exclusion:</strong> months or years, or for good. After it, you have to ask to come back.</li><li><strong>The end:</strong> you close your account.</li></ul><p>A break begins at once, and nobody can undo it. Withdraw your money first; after that, <a href="/help?topic=about.contact">customer service</a> pays it out to you.</p>',
      TY: '<p>Puwede kang huminto anumang oras. Nasa <a href="/member?page=protection">Mga limit sa paglalaro</a> ng account mo ang mga paraan:</p><ul><li><strong>Limitasyon:</strong> ikaw ang nagtatakda kung magkano ang pinakamarami mong idedeposito, matatalo o itataya sa isang araw, linggo o buwan.</li><li><strong>Pansamantalang pahinga:</strong> ilang araw o linggo nang walang laro. Kusa itong natatapos.</li><li><strong>Self-exclusion:</strong> mga buwan o taon, o habang panahon. Pagkatapos nito, kailangan mong humiling na makabalik.</li><li><strong>Wakas:</strong> isasara mo ang account mo.</li></ul><p>Magsisimula agad ang pahinga, at walang makakabawi nito. I-withdraw muna ang pera mo; pagkatapos niyon, ang <a href="/help?topic=about.contact">customer service</a> ang magbabayad nito sa iyo.</p>',
      CN: '<p>您随时可以停下来。账户中的<a href="/member?page=protection">游戏限额</a>页提供以下方式：</p><ul><li><strong>限额：</strong>您可设定每日、每周或每月存款、亏损或投注的上限。</li><li><strong>短期休息：</strong>几天或几周不游戏，到期自动结束。</li><li><strong>自我禁止：</strong>数月、数年或永久。期满后须申请才能恢复登录。</li><li><strong>销户：</strong>您可关闭账户。</li></ul><p>休息立即开始，任何人都无法撤销。请先提款；之后由<a href="/help?topic=about.contact">客服</a>向您支付。</p>',
      TH: '<p>คุณหยุดได้ทุกเมื่อ หน้า<a href="/member?page=protection">วงเงินการเล่น</a>ในบัญชีมีวิธีต่อไปนี้</p><ul><li><strong>วงเงิน:</strong> กำหนดยอดฝาก ยอดเสีย หรือยอดเดิมพันสูงสุดต่อวัน สัปดาห์ หรือเดือน</li><li><strong>พักชั่วคราว:</strong> ไม่เล่นสักสองสามวันหรือสัปดาห์ สิ้นสุดเองเมื่อครบกำหนด</li><li><strong>การกีดกันตนเอง:</strong> หลายเดือน หลายปี หรือตลอดไป เมื่อครบกำหนดแล้วต้องขอกลับมา</li><li><strong>ปิดบัญชี:</strong> คุณปิดบัญชีเองได้</li></ul><p>การพักเริ่มทันที และไม่มีใครยกเลิกได้ ถอนเงินออกก่อน หลังจากนั้น<a href="/help?topic=about.contact">ฝ่ายบริการลูกค้า</a>จะจ่ายให้คุณ</p>',
    },
  },
  {
    tag: 'care.limits',
    title: {
      EN: 'How your limits work',
      TY: 'Paano gumagana ang mga limit mo',
      CN: '您的限额如何生效',
      TH: 'วงเงินของคุณทำงานอย่างไร',
    },
    content: {
      EN: '<p>You set limits under <a href="/member?page=protection">Play limits</a>. They hold for deposits, losses, stakes and the time at play.</p><ul><li><strong>A lower limit</strong> holds at once.</li><li><strong>A higher limit</strong>, or none, has to wait. When the time is over, the page asks you once more; without your yes the old limit stays.</li><li><strong>Several limits</strong> hold together: the one that leaves the least counts.</li><li>Days, weeks and months are those of the Philippines.</li></ul><p>A stake above a limit is not taken, and nothing is lost by it. The bar over a game shows what is left.</p><h3>Reality check</h3><p>While you play, a note covers the game at the interval that you choose. It shows how long you have played, what you staked and what you won. From there you go on, leave, or look at your bets.</p>',
      TY: '<p>Itakda ang mga limit sa <a href="/member?page=protection">Mga limit sa paglalaro</a>. Para sa deposito, talo, taya at oras ng paglalaro ang mga ito.</p><ul><li><strong>Mas mababang limit:</strong> may bisa agad.</li><li><strong>Mas mataas na limit,</strong> o wala: kailangang maghintay. Pagkatapos, tatanungin ka ulit ng page; kung hindi ka pumayag, mananatili ang dating limit.</li><li><strong>Maraming limit:</strong> sabay-sabay ang bisa, at ang may pinakamaliit na natitira ang sinusunod.</li><li>Oras ng Pilipinas ang batayan ng araw, linggo at buwan.</li></ul><p>Hindi tatanggapin ang tayang lampas sa limit, at walang mawawala sa iyo. Makikita sa bar sa itaas ng laro kung magkano pa ang natitira.</p><h3>Paalala sa paglalaro</h3><p>Habang naglalaro ka, may paalalang tatakip sa laro sa pagitang ikaw ang pumili. Ipinapakita nito kung gaano ka na katagal naglalaro, magkano ang itinaya mo at magkano ang napanalunan mo. Mula roon, puwede kang magpatuloy, umalis, o tumingin sa mga taya mo.</p>',
      CN: '<p>您可在<a href="/member?page=protection">游戏限额</a>页设定存款、亏损、投注和游戏时间的限额。</p><ul><li><strong>调低限额：</strong>立即生效。</li><li><strong>调高或取消限额：</strong>须等待一段时间。到期后页面会再次询问；未经您确认，原限额继续有效。</li><li><strong>多个限额：</strong>同时有效，以剩余最少的为准。</li><li>日、周、月均按菲律宾时间计算。</li></ul><p>超出限额的投注不会被接受，您也不会因此损失。游戏上方的栏位会显示剩余额度。</p><h3>游戏提醒</h3><p>游戏期间，提醒会按您选择的间隔遮住游戏画面，显示已玩时长、投注额和赢得的金额。您可以继续、离开，或查看投注记录。</p>',
      TH: '<p>ตั้งวงเงินได้ที่<a href="/member?page=protection">วงเงินการเล่น</a> ทั้งยอดฝาก ยอดเสีย ยอดเดิมพัน และเวลาเล่น</p><ul><li><strong>ลดวงเงิน:</strong> มีผลทันที</li><li><strong>เพิ่มหรือยกเลิกวงเงิน:</strong> ต้องรอ เมื่อครบเวลา หน้านี้จะถามอีกครั้ง หากคุณไม่ยืนยัน วงเงินเดิมยังมีผล</li><li><strong>หลายวงเงิน:</strong> มีผลพร้อมกัน โดยยึดวงเงินที่เหลือน้อยที่สุด</li><li>วัน สัปดาห์ และเดือนนับตามเวลาฟิลิปปินส์</li></ul><p>ระบบไม่รับเดิมพันที่เกินวงเงิน และคุณไม่เสียอะไร แถบเหนือเกมแสดงยอดที่เหลือ</p><h3>การเตือนเวลาเล่น</h3><p>ระหว่างเล่น การเตือนจะบังเกมตามช่วงเวลาที่คุณเลือก และแสดงว่าคุณเล่นมานานเท่าไร เดิมพันเท่าไร และชนะเท่าไร จากนั้นคุณเล่นต่อ ออก หรือดูเดิมพันได้</p>',
    },
  },
  {
    tag: 'care.signs',
    title: {
      EN: 'Is it still fun?',
      TY: 'Masaya pa ba?',
      CN: '还觉得有趣吗？',
      TH: 'ยังสนุกอยู่ไหม',
    },
    content: {
      EN: '<p>Play costs money over time, like any other pleasure. Decide before you begin what an evening may cost, and stop when it is spent.</p><h3>Stop and talk to somebody if you</h3><ul><li>play to win back what was lost,</li><li>borrow, or use money meant for something else,</li><li>hide from those around you how much you play,</li><li>feel restless when you do not.</li></ul><p>A <a href="/help?topic=care.pause">pause</a> is a good beginning.</p>',
      TY: '<p>May gastos ang paglalaro, tulad ng ibang libangan. Bago magsimula, magpasya kung magkano lang para sa gabing ito, at tumigil kapag naubos na.</p><h3>Tumigil muna at makipag-usap kung</h3><ul><li>naglalaro ka para mabawi ang natalo,</li><li>umuutang ka, o ginagamit ang perang para sa iba,</li><li>itinatago mo sa mga kasama mo kung gaano ka kadalas maglaro,</li><li>hindi ka mapakali kapag hindi naglalaro.</li></ul><p>Magandang simula ang <a href="/help?topic=care.pause">pahinga</a>.</p>',
      CN: '<p>和任何消遣一样，博彩长期而言需要花钱。开始之前先定下当晚的花费，用完即止。</p><h3>若您有以下情况，请停下来与人谈谈</h3><ul><li>为了追回损失而继续玩；</li><li>借钱，或动用另有用途的钱；</li><li>向身边的人隐瞒自己玩了多少；</li><li>不玩时感到烦躁不安。</li></ul><p><a href="/help?topic=care.pause">暂停一段时间</a>是个好的开始。</p>',
      TH: '<p>การเล่นมีค่าใช้จ่ายเมื่อเวลาผ่านไป เช่นเดียวกับความบันเทิงอื่น ก่อนเริ่มให้ตัดสินใจว่าคืนนี้ใช้เท่าไร และหยุดเมื่อใช้หมด</p><h3>หยุดและคุยกับใครสักคน หากคุณ</h3><ul><li>เล่นเพื่อเอาคืนที่เสียไป</li><li>ยืมเงิน หรือใช้เงินที่ตั้งใจไว้ทำอย่างอื่น</li><li>ปิดบังคนรอบตัวว่าเล่นมากแค่ไหน</li><li>กระวนกระวายเมื่อไม่ได้เล่น</li></ul><p>การ<a href="/help?topic=care.pause">พักเล่น</a>เป็นจุดเริ่มต้นที่ดี</p>',
    },
  },
];

/** Every article of the help centre, in menu order. */
export const help: readonly SeedHelp[] = [
  ...accountHelp,
  ...moneyHelp,
  ...playHelp,
  ...appHelp,
  ...careHelp,
  ...aboutHelp,
];
