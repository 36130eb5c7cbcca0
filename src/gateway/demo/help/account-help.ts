import type { DemoHelp } from './article.ts';

/** About accounts and signing in. */
export const accountHelp: readonly DemoHelp[] = [
  {
    tag: 'account',
    title: {
      EN: 'Opening an account',
      TY: 'Pagbubukas ng account',
      CN: '开立账户',
      TH: 'การเปิดบัญชี',
    },
    content: {
      EN: '<p>You can open one account if you are of age and live where play is allowed. You need a username, a password and a mobile number that receives text messages.</p><h3>Choosing a username</h3><p>Letters and digits, beginning with a letter. It cannot be changed later.</p><h3>If a code does not arrive</h3><p>Wait until the counter has run out, check the number, then ask for another one. Codes are good for five minutes.</p>',
      TY: '<p>Isang account lang ang puwede mong buksan kung nasa hustong gulang ka at pinapayagan ang paglalaro sa lugar mo. Kailangan ng username, password at mobile number na nakakatanggap ng text.</p><h3>Pagpili ng username</h3><p>Mga titik at numero, na nagsisimula sa titik. Hindi na ito mapapalitan.</p><h3>Kung walang dumating na code</h3><p>Hintaying matapos ang countdown, tiyaking tama ang numero, saka humingi ulit. Limang minuto ang bisa ng code.</p>',
      CN: '<p>达到法定年龄且所在地允许博彩者，可开立一个账户。您需要用户名、密码以及可接收短信的手机号码。</p><h3>选择用户名</h3><p>由字母与数字组成，以字母开头，之后不可更改。</p><h3>收不到验证码</h3><p>请等待倒计时结束，核对号码后重新获取。验证码五分钟内有效。</p>',
      TH: '<p>ผู้ที่มีอายุตามเกณฑ์และอยู่ในพื้นที่ที่อนุญาตเปิดได้คนละหนึ่งบัญชี ต้องมีชื่อผู้ใช้ รหัสผ่าน และเบอร์มือถือที่รับ SMS ได้</p><h3>ชื่อผู้ใช้</h3><p>ใช้ตัวอักษรและตัวเลข ขึ้นต้นด้วยตัวอักษร เปลี่ยนภายหลังไม่ได้</p><h3>หากไม่ได้รับรหัส</h3><p>รอให้นับถอยหลังหมด ตรวจสอบเบอร์ แล้วขอใหม่ รหัสใช้ได้ห้านาที</p>',
    },
  },
  {
    tag: 'password',
    title: {
      EN: 'Forgotten password',
      TY: 'Nakalimutan ang password',
      CN: '忘记密码',
      TH: 'ลืมรหัสผ่าน',
    },
    content: {
      EN: '<p>On the sign-in page choose <strong>Forgot password</strong>. You can use the mobile number or the e-mail of your account. The new password replaces the old one at once and every other device is signed out.</p>',
      TY: '<p>Sa pahina ng pag-login, piliin ang <strong>Nakalimutan ang password</strong>. Puwedeng gamitin ang mobile number o e-mail ng account. Agad na papalit ang bagong password at malo-log out ang ibang device.</p>',
      CN: '<p>在登录页选择<strong>忘记密码</strong>，可使用账户绑定的手机号码或电子邮箱。新密码立即生效，其他设备将全部退出登录。</p>',
      TH: '<p>ที่หน้าเข้าสู่ระบบเลือก<strong>ลืมรหัสผ่าน</strong> ใช้เบอร์มือถือหรืออีเมลของบัญชี รหัสใหม่มีผลทันทีและอุปกรณ์อื่นจะถูกออกจากระบบ</p>',
    },
  },
  {
    tag: 'security',
    title: {
      EN: 'Keeping your account safe',
      TY: 'Pag-iingat sa account mo',
      CN: '保护账户安全',
      TH: 'ดูแลบัญชีให้ปลอดภัย',
    },
    content: {
      EN: '<ul><li>Use a password you use nowhere else.</li><li>Sign out on devices that are not yours.</li><li>We ask for a second step when someone signs in from an unknown place.</li><li>Nobody from Parola will ever ask for your password.</li></ul>',
      TY: '<ul><li>Gumamit ng password na hindi mo ginagamit sa iba.</li><li>Mag-log out sa device na hindi sa iyo.</li><li>Hihingi kami ng pangalawang hakbang kapag may nag-login mula sa di-kilalang lugar.</li><li>Walang taga-Parola na hihingi ng password mo.</li></ul>',
      CN: '<ul><li>使用别处未用过的密码。</li><li>在他人设备上用完请退出登录。</li><li>在陌生地点登录时，我们会要求二次验证。</li><li>Parola 员工绝不会索要您的密码。</li></ul>',
      TH: '<ul><li>ใช้รหัสผ่านที่ไม่ซ้ำกับที่อื่น</li><li>ออกจากระบบเมื่อใช้เครื่องของผู้อื่น</li><li>เราขอยืนยันชั้นที่สองเมื่อเข้าสู่ระบบจากที่ไม่คุ้นเคย</li><li>เจ้าหน้าที่ Parola ไม่มีวันขอรหัสผ่านของคุณ</li></ul>',
    },
  },
];
