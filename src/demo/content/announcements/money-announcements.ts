import { announcement } from './announcement.ts';

/** Announcements about deposits and withdrawals. */
export const moneyAnnouncements = [
  announcement(
    106,
    {
      EN: 'How a deposit arrives',
      TY: 'Paano pumapasok ang deposito',
      CN: '存款如何到账',
      TH: 'ยอดฝากเข้าอย่างไร',
    },
    {
      EN: '<p>A deposit by e-wallet is in your balance as soon as its provider confirms it. A bank transfer is there once we have checked its receipt. Keep the receipt until you see the new balance.</p>',
      TY: '<p>Papasok sa balanse ang deposito mula e-wallet kapag kinumpirma ng provider nito. Papasok ang bank transfer kapag nasuri na namin ang resibo. Itago ang resibo hangga’t hindi pa nagbabago ang balanse.</p>',
      CN: '<p>电子钱包存款经服务商确认后即计入余额；银行转账在我们核对回执后到账。看到新余额之前，请保留回执。</p>',
      TH: '<p>ยอดฝากจากอีวอลเล็ตเข้าทันทีที่ผู้ให้บริการยืนยัน ส่วนการโอนผ่านธนาคารเข้าเมื่อเราตรวจสลิปแล้ว กรุณาเก็บสลิปไว้จนกว่ายอดเงินจะอัปเดต</p>',
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
    109,
    {
      EN: 'Bind a second way to sign in',
      TY: 'Magdagdag ng pangalawang paraan ng pag-login',
      CN: '请绑定第二种登录验证',
      TH: 'เพิ่มวิธียืนยันตัวตนชั้นที่สอง',
    },
    {
      EN: '<p>With a mobile number or an e-mail on your account you can recover a lost password by yourself. With an authenticator app, a password alone does not open your account. You find both under <strong>Security</strong> in the member centre.</p>',
      TY: '<p>Kapag may mobile number o e-mail ang account mo, ikaw na mismo ang makakabawi ng nakalimutang password. Kapag may authenticator app, hindi sapat ang password para mabuksan ang account mo. Pareho itong nasa <strong>Seguridad</strong> ng member center.</p>',
      CN: '<p>绑定手机号码或电子邮箱后，忘记密码可自行找回。启用身份验证器后，仅凭密码无法登录您的账户。两者都在会员中心的<strong>安全</strong>页。</p>',
      TH: '<p>เมื่อผูกเบอร์มือถือหรืออีเมลกับบัญชี คุณกู้รหัสผ่านเองได้ เมื่อใช้แอปยืนยันตัวตน รหัสผ่านอย่างเดียวเปิดบัญชีของคุณไม่ได้ ทั้งสองอย่างอยู่ในหน้า<strong>ความปลอดภัย</strong>ของศูนย์สมาชิก</p>',
    },
  ),
  announcement(
    110,
    {
      EN: 'Your records in the member centre',
      TY: 'Ang mga record mo sa member center',
      CN: '会员中心的交易记录',
      TH: 'ประวัติรายการของคุณในศูนย์สมาชิก',
    },
    {
      EN: '<p>Bets, deposits and withdrawals can be read in the member centre, for the days that you choose.</p>',
      TY: '<p>Mababasa sa member center ang mga taya, deposito at withdrawal, sa mga araw na pinili mo.</p>',
      CN: '<p>投注、存款与提款均可在会员中心按所选日期查看。</p>',
      TH: '<p>ดูประวัติเดิมพัน ฝาก และถอนได้ที่ศูนย์สมาชิก ตามวันที่คุณเลือก</p>',
    },
  ),
];
