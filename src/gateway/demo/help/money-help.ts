import type { DemoHelp } from './article.ts';

/** About deposits, withdrawals and bonuses. */
export const moneyHelp: readonly DemoHelp[] = [
  {
    tag: 'deposit',
    title: { EN: 'Depositing', TY: 'Pagdedeposito', CN: '存款', TH: 'การฝากเงิน' },
    content: {
      EN: '<p>Open <strong>Deposit</strong>, choose e-wallet or bank, type the amount and follow the page of your provider.</p><table><thead><tr><th>Way</th><th>Least</th><th>Most</th></tr></thead><tbody><tr><td>E-wallet</td><td>PHP 50</td><td>PHP 50,000</td></tr><tr><td>Bank</td><td>PHP 200</td><td>PHP 500,000</td></tr></tbody></table><p>Nothing after five minutes? Send the receipt to customer service.</p>',
      TY: '<p>Buksan ang <strong>Deposit</strong>, pumili ng e-wallet o bangko, ilagay ang halaga at sundan ang pahina ng provider mo.</p><table><thead><tr><th>Paraan</th><th>Pinakamababa</th><th>Pinakamataas</th></tr></thead><tbody><tr><td>E-wallet</td><td>PHP 50</td><td>PHP 50,000</td></tr><tr><td>Bangko</td><td>PHP 200</td><td>PHP 500,000</td></tr></tbody></table><p>Wala pa rin pagkalipas ng limang minuto? Ipadala ang resibo sa customer service.</p>',
      CN: '<p>打开<strong>存款</strong>，选择电子钱包或银行，输入金额并按服务商页面操作。</p><table><thead><tr><th>方式</th><th>最低</th><th>最高</th></tr></thead><tbody><tr><td>电子钱包</td><td>50 比索</td><td>50,000 比索</td></tr><tr><td>银行</td><td>200 比索</td><td>500,000 比索</td></tr></tbody></table><p>五分钟后仍未到账，请将回执发给客服。</p>',
      TH: '<p>เปิดหน้า<strong>ฝากเงิน</strong> เลือกอีวอลเล็ตหรือธนาคาร ใส่จำนวน แล้วทำตามหน้าของผู้ให้บริการ</p><table><thead><tr><th>ช่องทาง</th><th>ขั้นต่ำ</th><th>สูงสุด</th></tr></thead><tbody><tr><td>อีวอลเล็ต</td><td>50 เปโซ</td><td>50,000 เปโซ</td></tr><tr><td>ธนาคาร</td><td>200 เปโซ</td><td>500,000 เปโซ</td></tr></tbody></table><p>หากเกินห้านาทียังไม่เข้า กรุณาส่งสลิปให้ฝ่ายบริการลูกค้า</p>',
    },
  },
  {
    tag: 'withdrawal',
    title: { EN: 'Withdrawing', TY: 'Pagwi-withdraw', CN: '提款', TH: 'การถอนเงิน' },
    content: {
      EN: '<ol><li>Bind an e-wallet or bank account in your own name.</li><li>Finish the stakes of any bonus you took.</li><li>Ask for PHP 100 or more.</li></ol><p>Most requests are paid within ten minutes. Larger ones are looked at by a person first.</p>',
      TY: '<ol><li>I-bind ang e-wallet o bangko na nakapangalan sa iyo.</li><li>Tapusin ang kailangang taya ng kinuhang bonus.</li><li>Humiling ng PHP 100 pataas.</li></ol><p>Karamihan ay nababayaran sa loob ng sampung minuto. Tao muna ang tumitingin sa malalaking halaga.</p>',
      CN: '<ol><li>绑定本人名下的电子钱包或银行账户。</li><li>完成已领取奖金的流水要求。</li><li>申请 100 比索及以上的提款。</li></ol><p>多数申请十分钟内付款，大额申请将先由人工审核。</p>',
      TH: '<ol><li>ผูกอีวอลเล็ตหรือบัญชีธนาคารชื่อของคุณ</li><li>ทำเทิร์นของโบนัสที่รับให้ครบ</li><li>แจ้งถอนตั้งแต่ 100 เปโซ</li></ol><p>ส่วนใหญ่จ่ายภายในสิบนาที ยอดใหญ่จะมีเจ้าหน้าที่ตรวจสอบก่อน</p>',
    },
  },
  {
    tag: 'bonus',
    title: {
      EN: 'How a bonus is earned out',
      TY: 'Paano nagiging pera ang bonus',
      CN: '奖金流水说明',
      TH: 'การทำเทิร์นโบนัส',
    },
    content: {
      EN: '<p>A bonus becomes money when you have staked it as often as its promotion says. Slots and fish count in full, tables and sports in part. What is still open is shown under <strong>Bonus details</strong>.</p><p>You may give up a bonus at any time. Your own deposit stays yours.</p>',
      TY: '<p>Nagiging pera ang bonus kapag naitaya mo na ito nang kasindalas ng sinasabi ng promo. Buo ang bilang ng slots at fishing, bahagi lang ang mesa at sports. Makikita sa <strong>Bonus details</strong> ang natitira.</p><p>Puwedeng bitawan ang bonus anumang oras. Sa iyo pa rin ang sarili mong deposito.</p>',
      CN: '<p>完成活动规定的流水倍数后，奖金即可转为现金。老虎机与捕鱼全额计入，桌台与体育部分计入。剩余要求可在<strong>奖金明细</strong>查看。</p><p>您可随时放弃奖金，本人存款不受影响。</p>',
      TH: '<p>โบนัสจะกลายเป็นเงินเมื่อเดิมพันครบจำนวนเท่าที่โปรกำหนด สล็อตและยิงปลานับเต็ม โต๊ะและกีฬานับบางส่วน ดูยอดคงเหลือได้ที่<strong>รายละเอียดโบนัส</strong></p><p>สละโบนัสได้ทุกเมื่อ เงินฝากของคุณยังเป็นของคุณ</p>',
    },
  },
];
