import type { SeedHelp } from '#gateway/seed/seed.ts';

/** Articles about responsible gaming. */
export const careHelp: readonly SeedHelp[] = [
  {
    tag: 'care.pause',
    title: {
      EN: 'Limits, pauses and closing an account',
      TY: 'Limitasyon, pahinga at pagsasara ng account',
      CN: '限额、冷静期与销户',
      TH: 'กำหนดวงเงิน พักเล่น และปิดบัญชี',
    },
    content: {
      EN: '<p><a href="/help?topic=about.contact">Tell customer service</a> what you want. It is done at once, and nobody asks why.</p><ul><li><strong>A limit:</strong> what you may deposit in a day. Lowered at once, raised after 24 hours.</li><li><strong>A pause:</strong> from one day to six months. It cannot be ended early.</li><li><strong>The end:</strong> your account is closed for good, and what is in it is paid out to you.</li></ul>',
      TY: '<p><a href="/help?topic=about.contact">Sabihin sa customer service</a> kung ano ang gusto mo. Gagawin agad, at walang magtatanong kung bakit.</p><ul><li><strong>Limitasyon:</strong> magkano ang puwede mong ideposito sa isang araw. Agad ang pagbaba, 24 oras bago tumaas.</li><li><strong>Pahinga:</strong> mula isang araw hanggang anim na buwan. Hindi ito mapapaikli.</li><li><strong>Wakas:</strong> tuluyang isasara ang account, at ibabayad sa iyo ang laman nito.</li></ul>',
      CN: '<p><a href="/help?topic=about.contact">告知客服</a>您的要求即可，我们会立即办理，不问缘由。</p><ul><li><strong>限额：</strong>每日可存入的金额。调低立即生效，调高需等待 24 小时。</li><li><strong>冷静期：</strong>一天至六个月，期间不可提前解除。</li><li><strong>销户：</strong>永久关闭账户，账户内余额将付还给您。</li></ul>',
      TH: '<p><a href="/help?topic=about.contact">แจ้งฝ่ายบริการลูกค้า</a>ว่าต้องการแบบใด เราทำให้ทันทีโดยไม่ถามเหตุผล</p><ul><li><strong>วงเงิน:</strong> จำนวนที่ฝากได้ต่อวัน ลดมีผลทันที เพิ่มมีผลหลัง 24 ชั่วโมง</li><li><strong>พักเล่น:</strong> หนึ่งวันถึงหกเดือน ยกเลิกก่อนกำหนดไม่ได้</li><li><strong>ปิดบัญชี:</strong> ปิดถาวร และจ่ายเงินในบัญชีคืนให้คุณ</li></ul>',
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
      EN: '<p>Play costs money over time, like any other pleasure. Decide before you begin what an evening may cost, and stop when it is spent.</p><h3>Stop and talk to somebody if you</h3><ul><li>play to win back what was lost,</li><li>borrow, or use money meant for something else,</li><li>hide from those around you how much you play,</li><li>feel restless when you do not.</li></ul><p>Customer service keeps a list of places that help, free of charge and without a name. A <a href="/help?topic=care.pause">pause</a> is a good beginning.</p>',
      TY: '<p>May gastos ang paglalaro, tulad ng ibang libangan. Bago magsimula, magpasya kung magkano lang para sa gabing ito, at tumigil kapag naubos na.</p><h3>Tumigil muna at makipag-usap kung</h3><ul><li>naglalaro ka para mabawi ang natalo,</li><li>umuutang ka, o ginagamit ang perang para sa iba,</li><li>itinatago mo sa mga kasama mo kung gaano ka kadalas maglaro,</li><li>hindi ka mapakali kapag hindi naglalaro.</li></ul><p>May listahan ang customer service ng mga tumutulong nang libre at hindi nagtatanong ng pangalan. Magandang simula ang <a href="/help?topic=care.pause">pahinga</a>.</p>',
      CN: '<p>和任何消遣一样，博彩长期而言需要花钱。开始之前先定下当晚的花费，用完即止。</p><h3>若您有以下情况，请停下来与人谈谈</h3><ul><li>为了追回损失而继续玩；</li><li>借钱，或动用另有用途的钱；</li><li>向身边的人隐瞒自己玩了多少；</li><li>不玩时感到烦躁不安。</li></ul><p>客服备有求助机构名单，免费且匿名。<a href="/help?topic=care.pause">暂停一段时间</a>是个好的开始。</p>',
      TH: '<p>การเล่นมีค่าใช้จ่ายเมื่อเวลาผ่านไป เช่นเดียวกับความบันเทิงอื่น ก่อนเริ่มให้ตัดสินใจว่าคืนนี้ใช้เท่าไร และหยุดเมื่อใช้หมด</p><h3>หยุดและคุยกับใครสักคน หากคุณ</h3><ul><li>เล่นเพื่อเอาคืนที่เสียไป</li><li>ยืมเงิน หรือใช้เงินที่ตั้งใจไว้ทำอย่างอื่น</li><li>ปิดบังคนรอบตัวว่าเล่นมากแค่ไหน</li><li>กระวนกระวายเมื่อไม่ได้เล่น</li></ul><p>ฝ่ายบริการลูกค้ามีรายชื่อหน่วยงานที่ช่วยเหลือฟรีและไม่ถามชื่อ การ<a href="/help?topic=care.pause">พักเล่น</a>เป็นจุดเริ่มต้นที่ดี</p>',
    },
  },
];
