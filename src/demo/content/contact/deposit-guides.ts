import type { SeedDepositGuide } from '#gateway/seed/seed.ts';

type Step = SeedDepositGuide['steps'][number];

const choose: Step = {
  picture: 'chooseWay',
  title: {
    EN: 'Choose {name}',
    TY: 'Piliin ang {name}',
    CN: '选择 {name}',
    TH: 'เลือก {name}',
  },
  text: {
    EN: 'Log in and press Deposit. {name} is in the list, with its limits and its fee.',
    TY: 'Mag-login at pindutin ang Deposit. Nasa listahan ang {name}, kasama ang limitasyon at bayad nito.',
    CN: '登录后点击“存款”。列表中有 {name}，并列出其限额与手续费。',
    TH: 'เข้าสู่ระบบแล้วกดฝากเงิน {name} อยู่ในรายการ พร้อมวงเงินและค่าธรรมเนียม',
  },
};

const amount: Step = {
  picture: 'chooseAmount',
  title: {
    EN: 'Enter the amount',
    TY: 'Ilagay ang halaga',
    CN: '输入金额',
    TH: 'ใส่จำนวนเงิน',
  },
  text: {
    EN: 'Press one of the amounts or type your own, then press Deposit.',
    TY: 'Pindutin ang isa sa mga halaga o mag-type ng sarili mo, saka pindutin ang Deposit.',
    CN: '点选一个金额或自行输入，然后点击“存款”。',
    TH: 'กดเลือกจำนวนเงินหรือพิมพ์เอง แล้วกดฝากเงิน',
  },
};

const balance: Step = {
  picture: 'seeBalance',
  title: {
    EN: 'See it in your balance',
    TY: 'Tingnan sa balanse mo',
    CN: '查看余额',
    TH: 'ดูในยอดเงินของคุณ',
  },
  text: {
    EN: 'The page tells you as soon as the money is there.',
    TY: 'Sasabihin ng pahina kapag pumasok na ang pera.',
    CN: '到账后页面会立即提示。',
    TH: 'หน้าเว็บจะแจ้งทันทีที่เงินเข้า',
  },
};

const scan: Step = {
  picture: 'scanCode',
  title: {
    EN: 'Scan the code',
    TY: 'I-scan ang code',
    CN: '扫描二维码',
    TH: 'สแกนโค้ด',
  },
  text: {
    EN: 'Open your wallet and scan the code on the page. On the phone itself, press the button under the code: it opens the wallet.',
    TY: 'Buksan ang wallet mo at i-scan ang code sa pahina. Kung sa mismong phone, pindutin ang button sa ilalim ng code: bubuksan nito ang wallet.',
    CN: '打开您的钱包，扫描页面上的二维码。若使用本手机，请点击二维码下方的按钮，即可打开钱包。',
    TH: 'เปิดวอลเล็ตแล้วสแกนโค้ดบนหน้าเว็บ ถ้าใช้มือถือเครื่องเดียวกัน ให้กดปุ่มใต้โค้ดเพื่อเปิดวอลเล็ต',
  },
};

const confirm: Step = {
  picture: 'confirmInWallet',
  title: {
    EN: 'Confirm in your wallet',
    TY: 'Kumpirmahin sa wallet mo',
    CN: '在钱包中确认',
    TH: 'ยืนยันในวอลเล็ต',
  },
  text: {
    EN: 'Check the name and the amount and do not change them. Pay before the time on the page has run out.',
    TY: 'Suriin ang pangalan at halaga at huwag itong baguhin. Magbayad bago maubos ang oras sa pahina.',
    CN: '核对收款名称与金额，请勿更改，并在页面倒计时结束前付款。',
    TH: 'ตรวจสอบชื่อและจำนวนเงินโดยไม่แก้ไข และชำระก่อนเวลาบนหน้าเว็บหมด',
  },
};

const pay: Step = {
  picture: 'payOnPage',
  title: {
    EN: 'Pay on the page of {name}',
    TY: 'Magbayad sa pahina ng {name}',
    CN: '在 {name} 页面付款',
    TH: 'ชำระบนหน้าของ {name}',
  },
  text: {
    EN: 'It opens in a window of its own. Log in there with your mobile number and confirm. Nobody asks you for its PIN here.',
    TY: 'Bubukas ito sa sarili nitong window. Mag-login doon gamit ang mobile number mo at kumpirmahin. Walang hihingi ng PIN nito rito.',
    CN: '页面将在新窗口打开。请用手机号登录并确认。我们绝不会向您索要其 PIN 码。',
    TH: 'หน้าจะเปิดในหน้าต่างใหม่ เข้าสู่ระบบด้วยเบอร์มือถือแล้วยืนยัน ที่นี่ไม่มีใครขอ PIN ของคุณ',
  },
};

const card: Step = {
  picture: 'enterCard',
  title: {
    EN: 'Enter your card',
    TY: 'Ilagay ang card mo',
    CN: '填写银行卡',
    TH: 'กรอกข้อมูลบัตร',
  },
  text: {
    EN: 'The page of the card opens inside the app. Use a card in your own name; your bank may send you a code to confirm.',
    TY: 'Bubukas ang pahina ng card sa loob ng app. Gumamit ng card na nakapangalan sa iyo; maaaring magpadala ng code ang bangko mo.',
    CN: '银行卡页面在应用内打开。请使用本人名下的卡，银行可能会发送验证码。',
    TH: 'หน้าของบัตรจะเปิดในแอป ใช้บัตรที่เป็นชื่อของคุณ ธนาคารอาจส่งรหัสให้ยืนยัน',
  },
};

const account: Step = {
  picture: 'copyAccount',
  title: {
    EN: 'Copy our account',
    TY: 'Kopyahin ang account namin',
    CN: '复制收款账户',
    TH: 'คัดลอกบัญชีของเรา',
  },
  text: {
    EN: 'The page shows our account at {name} and a reference. Press the buttons beside them to copy both.',
    TY: 'Ipinapakita ng pahina ang account namin sa {name} at isang reference. Pindutin ang mga button sa tabi para kopyahin ang dalawa.',
    CN: '页面显示我们在 {name} 的账户及附言。点击旁边的按钮即可复制。',
    TH: 'หน้าเว็บแสดงบัญชีของเราที่ {name} และรหัสอ้างอิง กดปุ่มข้างๆ เพื่อคัดลอกทั้งสอง',
  },
};

const transfer: Step = {
  picture: 'transfer',
  title: {
    EN: 'Transfer exactly that amount',
    TY: 'Ilipat ang eksaktong halaga',
    CN: '按准确金额转账',
    TH: 'โอนตามจำนวนนั้นพอดี',
  },
  text: {
    EN: 'Send it from an account in your own name, with the reference in the remark. Keep the receipt.',
    TY: 'Ipadala mula sa account na nakapangalan sa iyo, at ilagay ang reference sa remark. Itabi ang resibo.',
    CN: '请用本人名下账户转账，并在备注中填写附言。请保留回执。',
    TH: 'โอนจากบัญชีชื่อของคุณ ใส่รหัสอ้างอิงในหมายเหตุ และเก็บสลิปไว้',
  },
};

const proof: Step = {
  picture: 'sendProof',
  title: {
    EN: 'Send us the receipt',
    TY: 'Ipadala sa amin ang resibo',
    CN: '提交回执',
    TH: 'ส่งสลิปให้เรา',
  },
  text: {
    EN: 'Add a picture of the receipt and its number on the same page. A person checks it, at night too.',
    TY: 'Idagdag sa parehong pahina ang larawan at numero ng resibo. Tao ang titingin, kahit gabi.',
    CN: '在同一页面上传回执图片并填写编号。我们有专人审核，夜间亦然。',
    TH: 'เพิ่มรูปสลิปและเลขที่ในหน้าเดียวกัน เจ้าหน้าที่จะตรวจสอบ แม้ในเวลากลางคืน',
  },
};

const code: Step = {
  picture: 'getCode',
  title: {
    EN: 'Take the code',
    TY: 'Kunin ang code',
    CN: '获取付款码',
    TH: 'รับรหัส',
  },
  text: {
    EN: 'The page shows a code for the counter. Save it as a picture or write it down: it is valid for a day.',
    TY: 'Ipapakita ng pahina ang code para sa counter. I-save bilang larawan o isulat: may bisa ito nang isang araw.',
    CN: '页面显示柜台付款码。请保存图片或抄下，一天内有效。',
    TH: 'หน้าเว็บแสดงรหัสสำหรับเคาน์เตอร์ บันทึกเป็นรูปหรือจดไว้ ใช้ได้หนึ่งวัน',
  },
};

const counter: Step = {
  picture: 'payAtCounter',
  title: {
    EN: 'Pay in cash at the counter',
    TY: 'Magbayad ng cash sa counter',
    CN: '在柜台付现金',
    TH: 'จ่ายเงินสดที่เคาน์เตอร์',
  },
  text: {
    EN: 'Show the code at a {name} and pay that amount. Keep the slip until the money has arrived.',
    TY: 'Ipakita ang code sa {name} at bayaran ang halaga. Itabi ang resibo hanggang pumasok ang pera.',
    CN: '在 {name} 出示付款码并支付相应金额。到账前请保留小票。',
    TH: 'แสดงรหัสที่ {name} แล้วจ่ายตามจำนวน เก็บใบเสร็จไว้จนเงินเข้า',
  },
};

/** The guides to deposits: one for each kind of channels, and one for the card, whose page opens in the app. */
export const depositGuides: readonly SeedDepositGuide[] = [
  { target: 'kind:qr', steps: [choose, amount, scan, confirm, balance] },
  { target: 'kind:page', steps: [choose, amount, pay, balance] },
  { target: 'kind:bank', steps: [choose, amount, account, transfer, proof] },
  { target: 'kind:counter', steps: [choose, amount, code, counter, balance] },
  { target: 'channel:perlas', steps: [choose, amount, card, balance] },
];
