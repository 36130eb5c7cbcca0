import { announcement } from './announcement.ts';

/** Announcements about deposits and withdrawals. */
export const moneyAnnouncements = [
  announcement(
    106,
    {
      EN: 'Deposits arrive in about a minute',
      TY: 'Mga isang minuto lang ang pasok ng deposito',
      CN: '存款约一分钟到账',
      TH: 'ยอดฝากเข้าภายในราวหนึ่งนาที',
    },
    {
      EN: '<p>E-wallet and bank deposits are now matched by their reference number and usually arrive within 60 seconds. Keep the receipt until you see the new balance.</p>',
      TY: '<p>Sa reference number na itinutugma ang mga deposito mula e-wallet at bangko, kaya kadalasan ay pasok na sa loob ng 60 segundo. Itago ang resibo hangga’t hindi pa nagbabago ang balanse.</p>',
      CN: '<p>电子钱包与银行存款现按参考编号自动匹配，通常 60 秒内到账。看到新余额之前，请保留回执。</p>',
      TH: '<p>ยอดฝากจากอีวอลเล็ตและธนาคารจะจับคู่ด้วยเลขอ้างอิง ปกติเข้าภายใน 60 วินาที กรุณาเก็บสลิปไว้จนกว่ายอดเงินจะอัปเดต</p>',
    },
  ),
  announcement(
    107,
    {
      EN: 'One name for account and bank',
      TY: 'Iisang pangalan dapat sa account at bangko',
      CN: '账户姓名须与银行一致',
      TH: 'ชื่อสมาชิกต้องตรงกับชื่อบัญชีธนาคาร',
    },
    {
      EN: '<p>Withdrawals go only to a bank account or e-wallet in your own name. If the name on your profile is misspelt, send customer service a photo of one valid ID before you withdraw.</p>',
      TY: '<p>Sa bangko o e-wallet na nakapangalan sa iyo lang puwedeng ipadala ang withdrawal. Kung mali ang baybay ng pangalan sa profile, magpadala muna sa customer service ng larawan ng isang valid ID.</p>',
      CN: '<p>提款只能转入您本人名下的银行账户或电子钱包。若资料中的姓名有误，请在提款前将一份有效证件照片发给客服。</p>',
      TH: '<p>เราโอนเงินถอนเข้าบัญชีธนาคารหรืออีวอลเล็ตที่เป็นชื่อของคุณเท่านั้น หากชื่อในโปรไฟล์สะกดผิด กรุณาส่งรูปบัตรประจำตัวให้ฝ่ายบริการลูกค้าก่อนถอน</p>',
    },
  ),
  announcement(
    108,
    {
      EN: 'Banks rest on the coming holiday',
      TY: 'Sarado ang mga bangko sa darating na pista opisyal',
      CN: '节假日银行处理时间',
      TH: 'ธนาคารหยุดทำการในวันหยุดที่จะถึง',
    },
    {
      EN: '<table><thead><tr><th>Way</th><th>On the holiday</th></tr></thead><tbody><tr><td>E-wallet</td><td>as always</td></tr><tr><td>Bank, under PHP 50,000</td><td>as always</td></tr><tr><td>Bank, PHP 50,000 and more</td><td>next banking day</td></tr></tbody></table><p>Requests are kept in the order they came in.</p>',
      TY: '<table><thead><tr><th>Paraan</th><th>Sa araw ng pista</th></tr></thead><tbody><tr><td>E-wallet</td><td>gaya ng dati</td></tr><tr><td>Bangko, mababa sa PHP 50,000</td><td>gaya ng dati</td></tr><tr><td>Bangko, PHP 50,000 pataas</td><td>sa susunod na banking day</td></tr></tbody></table><p>Pinoproseso ang mga request ayon sa pagkakasunod-sunod ng dating.</p>',
      CN: '<table><thead><tr><th>方式</th><th>节假日当天</th></tr></thead><tbody><tr><td>电子钱包</td><td>照常</td></tr><tr><td>银行，50,000 比索以下</td><td>照常</td></tr><tr><td>银行，50,000 比索及以上</td><td>下一个银行工作日</td></tr></tbody></table><p>申请按提交先后处理。</p>',
      TH: '<table><thead><tr><th>ช่องทาง</th><th>วันหยุด</th></tr></thead><tbody><tr><td>อีวอลเล็ต</td><td>ตามปกติ</td></tr><tr><td>ธนาคาร ต่ำกว่า 50,000 เปโซ</td><td>ตามปกติ</td></tr><tr><td>ธนาคาร ตั้งแต่ 50,000 เปโซ</td><td>วันทำการถัดไป</td></tr></tbody></table><p>ดำเนินการตามลำดับคำขอ</p>',
    },
    { startsInDays: -1, endsInDays: 10 },
  ),
  announcement(
    109,
    {
      EN: 'Bind a second way to sign in',
      TY: 'Magdagdag ng pangalawang paraan ng pag-login',
      CN: '请绑定第二种登录验证',
      TH: 'เพิ่มวิธียืนยันตัวตนชั้นที่สอง',
    },
    {
      EN: '<p>With a mobile number or an e-mail on your account you can recover a lost password by yourself, and nobody else can sign in from a strange place. It takes two minutes in the member centre.</p>',
      TY: '<p>Kapag may mobile number o e-mail ang account mo, ikaw na mismo ang makakabawi ng nakalimutang password, at walang ibang makakapasok mula sa ibang lugar. Dalawang minuto lang ito sa member center.</p>',
      CN: '<p>绑定手机号码或电子邮箱后，忘记密码可自行找回，他人也无法在陌生地点登录。在会员中心只需两分钟。</p>',
      TH: '<p>เมื่อผูกเบอร์มือถือหรืออีเมลกับบัญชี คุณกู้รหัสผ่านเองได้ และคนอื่นเข้าสู่ระบบจากที่แปลกไม่ได้ ใช้เวลาเพียงสองนาทีในศูนย์สมาชิก</p>',
    },
  ),
  announcement(
    110,
    {
      EN: 'Your receipts are kept for a year',
      TY: 'Isang taon naming itinatago ang mga resibo mo',
      CN: '交易记录保存一年',
      TH: 'เราเก็บประวัติรายการของคุณหนึ่งปี',
    },
    {
      EN: '<p>Bets, deposits and withdrawals of the last twelve months can be read in the member centre. Older ones are sent by e-mail when you ask for them.</p>',
      TY: '<p>Mababasa sa member center ang mga taya, deposito at withdrawal ng nakaraang labindalawang buwan. Ipapadala sa e-mail ang mas luma kapag hiniling.</p>',
      CN: '<p>最近十二个月的投注、存款与提款均可在会员中心查看，更早的记录可应要求通过电子邮件发送。</p>',
      TH: '<p>ดูประวัติเดิมพัน ฝาก และถอน ย้อนหลังสิบสองเดือนได้ที่ศูนย์สมาชิก รายการที่เก่ากว่านั้นขอรับทางอีเมลได้</p>',
    },
  ),
];
