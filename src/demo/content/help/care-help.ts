import type { SeedHelp } from '#gateway/seed/seed.ts';

/** Articles about responsible gaming. */
export const careHelp: readonly SeedHelp[] = [
  {
    tag: 'care.pause',
    title: {
      EN: 'Taking a pause',
      TY: 'Pagpapahinga sa laro',
      CN: '暂停一段时间',
      TH: 'การพักเล่น',
    },
    content: {
      EN: '<p>Parola has no switch for limits or pauses. These steps are in your own hands:</p><ul><li><strong>A limit:</strong> many banks and e-wallets let you limit what you pay in a day.</li><li><strong>A pause:</strong> withdraw what you have here, sign out, and take the app off your phone.</li><li><strong>The end:</strong> to leave for good, <a href="/help?topic=about.contact">write to customer service</a>. The app cannot close an account.</li></ul>',
      TY: '<p>Walang switch ang Parola para sa limitasyon o pahinga. Nasa iyo ang mga hakbang na ito:</p><ul><li><strong>Limitasyon:</strong> maraming bangko at e-wallet ang may limitasyon sa bayad bawat araw.</li><li><strong>Pahinga:</strong> i-withdraw ang pera mo rito, mag-sign out, at alisin ang app sa phone mo.</li><li><strong>Wakas:</strong> kung aalis ka na nang tuluyan, <a href="/help?topic=about.contact">sumulat sa customer service</a>. Hindi maisasara ng app ang account.</li></ul>',
      CN: '<p>Parola 没有设置限额或暂停的开关。以下步骤由您自己掌握：</p><ul><li><strong>限额：</strong>许多银行与电子钱包可设置每日付款上限。</li><li><strong>暂停：</strong>提取余额，退出登录，并从手机移除应用。</li><li><strong>销户：</strong>如想永久离开，请<a href="/help?topic=about.contact">联系客服</a>。应用内无法关闭账户。</li></ul>',
      TH: '<p>Parola ไม่มีปุ่มตั้งวงเงินหรือพักเล่น ขั้นตอนเหล่านี้อยู่ในมือคุณ</p><ul><li><strong>วงเงิน:</strong> ธนาคารและอีวอลเล็ตหลายแห่งให้กำหนดวงเงินจ่ายต่อวันได้</li><li><strong>พักเล่น:</strong> ถอนเงินที่มี ออกจากระบบ และลบแอปออกจากมือถือ</li><li><strong>ปิดบัญชี:</strong> หากต้องการเลิกถาวร <a href="/help?topic=about.contact">เขียนถึงฝ่ายบริการลูกค้า</a> เพราะปิดบัญชีในแอปไม่ได้</li></ul>',
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
