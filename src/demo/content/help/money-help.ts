import type { Language } from '#protocol/model/language.ts';
import type { SeedHelp } from '#gateway/seed/seed.ts';
import { depositChannels } from '../deposit-channels.ts';

type Channel = (typeof depositChannels)[number];

/** The channels of each row of the table of ways to deposit. */
const rows: readonly ((channel: Channel) => boolean)[] = [
  ({ kind, inFrame }) => kind === 'qr' || (kind === 'page' && !inFrame),
  ({ inFrame }) => inFrame,
  ({ kind }) => kind === 'bank',
  ({ kind }) => kind === 'counter',
];

/** Rows of a table: the least and the most amount of each way to deposit, by the names of the ways. */
function ways(language: Language, names: readonly string[]): string {
  const amount = (centavos: number) => {
    const pesos = (centavos / 100).toLocaleString('en');
    return { EN: `₱${pesos}`, TY: `₱${pesos}`, CN: `${pesos} 比索`, TH: `${pesos} เปโซ` }[language];
  };
  return rows
    .map((isOfRow, nth) => {
      const channels = depositChannels.filter(isOfRow);
      const least = amount(Math.min(...channels.map((channel) => channel.least)));
      const most = amount(Math.max(...channels.map((channel) => channel.most)));
      return `<tr><td>${names[nth] ?? ''}</td><td>${least}</td><td>${most}</td></tr>`;
    })
    .join('');
}

/** Articles about deposits, withdrawals and bonuses. */
export const moneyHelp: readonly SeedHelp[] = [
  {
    tag: 'money.deposit',
    title: { EN: 'Depositing', TY: 'Pagdedeposito', CN: '存款', TH: 'การฝากเงิน' },
    content: {
      EN: `<p>Log in, press <strong>Deposit</strong>, choose how you pay and how much, and follow the page of your provider.</p><table><thead><tr><th>Way</th><th>Least</th><th>Most</th></tr></thead><tbody>${ways('EN', ['E-wallet', 'Card', 'Bank', 'Counter'])}</tbody></table><h3>So that it arrives</h3><ul><li>Pay exactly the amount you chose.</li><li>Pay from an account in your own name.</li><li>Keep the receipt until you see the new balance.</li></ul><p>Still not there? <a href="/help?topic=about.contact">Send us the receipt.</a></p>`,
      TY: `<p>Mag-login, pindutin ang <strong>Deposit</strong>, piliin kung paano at magkano ang ibabayad, at sundan ang pahina ng provider mo.</p><table><thead><tr><th>Paraan</th><th>Pinakamababa</th><th>Pinakamataas</th></tr></thead><tbody>${ways('TY', ['E-wallet', 'Card', 'Bangko', 'Counter'])}</tbody></table><h3>Para siguradong pumasok</h3><ul><li>Bayaran ang eksaktong halagang pinili mo.</li><li>Magbayad mula sa account na nakapangalan sa iyo.</li><li>Itabi ang resibo hanggang makita ang bagong balanse.</li></ul><p>Wala pa rin? <a href="/help?topic=about.contact">Ipadala sa amin ang resibo.</a></p>`,
      CN: `<p>登录后点击<strong>存款</strong>，选择付款方式与金额，并按服务商页面操作。</p><table><thead><tr><th>方式</th><th>最低</th><th>最高</th></tr></thead><tbody>${ways('CN', ['电子钱包', '银行卡', '银行', '柜台'])}</tbody></table><h3>确保顺利到账</h3><ul><li>付款金额须与所选金额完全一致。</li><li>请使用本人名下的账户付款。</li><li>请保留回执直至余额更新。</li></ul><p>仍未到账？<a href="/help?topic=about.contact">请将回执发给我们。</a></p>`,
      TH: `<p>เข้าสู่ระบบ กด<strong>ฝากเงิน</strong> เลือกวิธีชำระและจำนวนเงิน แล้วทำตามหน้าของผู้ให้บริการ</p><table><thead><tr><th>ช่องทาง</th><th>ขั้นต่ำ</th><th>สูงสุด</th></tr></thead><tbody>${ways('TH', ['อีวอลเล็ต', 'บัตร', 'ธนาคาร', 'เคาน์เตอร์'])}</tbody></table><h3>เพื่อให้เงินเข้าแน่นอน</h3><ul><li>ชำระตรงตามจำนวนที่เลือก</li><li>ชำระจากบัญชีชื่อของคุณเอง</li><li>เก็บสลิปไว้จนเห็นยอดใหม่</li></ul><p>ยังไม่เข้าหรือ <a href="/help?topic=about.contact">ส่งสลิปให้เรา</a></p>`,
    },
  },
  {
    tag: 'money.withdrawal',
    title: { EN: 'Withdrawing', TY: 'Pagwi-withdraw', CN: '提款', TH: 'การถอนเงิน' },
    content: {
      EN: '<ol><li>Bind an e-wallet or bank account in your own name.</li><li>Finish the stakes of any bonus you took.</li><li>Press <strong>Withdraw</strong> and ask for ₱100 or more.</li></ol><p>A person looks at each request before it is paid. Its page shows every step with its time.</p><h3>Why a request may come back</h3><ul><li>The name on the account is not the name on your profile.</li><li>We could not check who you are.</li><li>The bank or the e-wallet has refused the payment.</li></ul><p>The money is then back in your balance, and we tell you why.</p>',
      TY: '<ol><li>I-bind ang e-wallet o bangko na nakapangalan sa iyo.</li><li>Tapusin ang kailangang taya ng kinuhang bonus.</li><li>Pindutin ang <strong>Withdraw</strong> at humiling ng ₱100 pataas.</li></ol><p>Tao ang tumitingin sa bawat request bago ito bayaran. Makikita sa pahina nito ang bawat hakbang at ang oras.</p><h3>Bakit maaaring ibalik ang request</h3><ul><li>Iba ang pangalan sa account at sa profile mo.</li><li>Hindi namin natiyak kung sino ka.</li><li>Tinanggihan ng bangko o e-wallet ang bayad.</li></ul><p>Babalik ang pera sa balanse mo, at sasabihin namin kung bakit.</p>',
      CN: '<ol><li>绑定本人名下的电子钱包或银行账户。</li><li>完成已领取奖金的流水要求。</li><li>点击<strong>提款</strong>，申请 100 比索及以上。</li></ol><p>每笔申请付款前均由人工审核，其页面列出每一步及时间。</p><h3>申请被退回的原因</h3><ul><li>收款账户姓名与个人资料不一致。</li><li>我们未能核实您的身份。</li><li>银行或电子钱包拒绝了付款。</li></ul><p>款项会退回您的余额，我们会说明原因。</p>',
      TH: '<ol><li>ผูกอีวอลเล็ตหรือบัญชีธนาคารชื่อของคุณ</li><li>ทำเทิร์นของโบนัสที่รับให้ครบ</li><li>กด<strong>ถอนเงิน</strong> แล้วแจ้งถอนตั้งแต่ 100 เปโซ</li></ol><p>เจ้าหน้าที่ตรวจสอบทุกคำขอก่อนจ่าย หน้าของคำขอแสดงทุกขั้นตอนพร้อมเวลา</p><h3>เหตุที่คำขออาจถูกส่งกลับ</h3><ul><li>ชื่อบัญชีไม่ตรงกับชื่อในโปรไฟล์</li><li>เรายืนยันตัวตนของคุณไม่ได้</li><li>ธนาคารหรืออีวอลเล็ตปฏิเสธการจ่าย</li></ul><p>เงินจะกลับเข้ายอดของคุณ และเราจะแจ้งเหตุผล</p>',
    },
  },
  {
    tag: 'money.bonus',
    title: {
      EN: 'How a bonus is earned out',
      TY: 'Paano nagiging pera ang bonus',
      CN: '奖金流水说明',
      TH: 'การทำเทิร์นโบนัส',
    },
    content: {
      EN: '<p>A bonus becomes money when you have staked it as often as its promotion says. Slots and fish count in full, tables and sports in part or not at all.</p><h3>An example</h3><p>You deposit ₱500 and are given ₱500 more, to be staked 15 times. Once you have staked ₱15,000 on slots, deposit and bonus 15 times, the bonus is money.</p><p>What counts, and until when, stands in each of the <a href="/promotions">promotions</a>. You may give up a bonus at any time; your own deposit stays yours.</p>',
      TY: '<p>Nagiging pera ang bonus kapag naitaya mo na ito nang kasindalas ng sinasabi ng promo. Buo ang bilang ng slots at fishing, bahagi lang o wala ang mesa at sports.</p><h3>Isang halimbawa</h3><p>Nagdeposito ka ng ₱500 at dinagdagan ng ₱500, na kailangang itaya nang 15 beses. Kapag nakataya ka na ng ₱15,000 sa slots, o 15 beses ng deposito at bonus, pera na ang bonus.</p><p>Nasa bawat isa sa <a href="/promotions">mga promo</a> kung ano ang binibilang at hanggang kailan. Puwedeng bitawan ang bonus anumang oras; sa iyo pa rin ang sarili mong deposito.</p>',
      CN: '<p>完成活动规定的流水倍数后，奖金即可转为现金。老虎机与捕鱼全额计入，桌台与体育部分计入或不计入。</p><h3>举例</h3><p>您存入 500 比索，获赠 500 比索，要求 15 倍流水。当您在老虎机投注满 15,000 比索，即存款与奖金之和的 15 倍，奖金便成为现金。</p><p>计入范围与期限见各项<a href="/promotions">优惠活动</a>。您可随时放弃奖金，本人存款不受影响。</p>',
      TH: '<p>โบนัสจะกลายเป็นเงินเมื่อเดิมพันครบจำนวนเท่าที่โปรกำหนด สล็อตและยิงปลานับเต็ม โต๊ะและกีฬานับบางส่วนหรือไม่นับ</p><h3>ตัวอย่าง</h3><p>คุณฝาก 500 เปโซ และได้เพิ่ม 500 เปโซ โดยต้องทำเทิร์น 15 เท่า เมื่อเดิมพันสล็อตครบ 15,000 เปโซ คือ 15 เท่าของเงินฝากรวมโบนัส โบนัสจะกลายเป็นเงิน</p><p>สิ่งที่นับและกำหนดเวลาอยู่ใน<a href="/promotions">โปรโมชั่น</a>แต่ละรายการ สละโบนัสได้ทุกเมื่อ เงินฝากของคุณยังเป็นของคุณ</p>',
    },
  },
];
