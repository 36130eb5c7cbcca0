import type { SeedHelp } from '#gateway/seed/seed.ts';

/** Articles about accounts and signing in. */
export const accountHelp: readonly SeedHelp[] = [
  {
    tag: 'account.open',
    title: {
      EN: 'Opening an account',
      TY: 'Pagbubukas ng account',
      CN: '开立账户',
      TH: 'การเปิดบัญชี',
    },
    content: {
      EN: '<p>You can open one account if you are of age and live where play is allowed. <a href="/register">Register</a> asks for a username, a password and a mobile number that receives text messages.</p><h3>Username and password</h3><ul><li>Username: 4 to 16 letters and digits, beginning with a letter. It cannot be changed later.</li><li>Password: 8 to 64 letters, digits and signs, with a letter and a digit among them. Take one you use nowhere else.</li></ul><h3>If a code does not arrive</h3><ol><li>Wait until the counter has run out.</li><li>Look at the number and its country.</li><li>Ask for another code. Each is good for 5 minutes.</li></ol>',
      TY: '<p>Isang account lang ang puwede mong buksan kung nasa hustong gulang ka at pinapayagan ang paglalaro sa lugar mo. Sa <a href="/register">Mag-register</a>, kailangan ng username, password at mobile number na nakakatanggap ng text.</p><h3>Username at password</h3><ul><li>Username: 4 hanggang 16 na titik at numero, nagsisimula sa titik. Hindi na ito mapapalitan.</li><li>Password: 8 hanggang 64 na titik, numero at simbolo, na may titik at numero. Huwag gamitin ang password mo sa iba.</li></ul><h3>Kung walang dumating na code</h3><ol><li>Hintaying matapos ang countdown.</li><li>Tiyaking tama ang numero at ang bansa nito.</li><li>Humingi ulit ng code. 5 minuto ang bisa ng bawat isa.</li></ol>',
      CN: '<p>达到法定年龄且所在地允许博彩者，可开立一个账户。<a href="/register">注册</a>需要用户名、密码以及可接收短信的手机号码。</p><h3>用户名与密码</h3><ul><li>用户名：4 至 16 位字母与数字，以字母开头，之后不可更改。</li><li>密码：8 至 64 位字母、数字与符号，须同时含字母与数字，请勿与其他网站相同。</li></ul><h3>收不到验证码</h3><ol><li>等待倒计时结束。</li><li>核对号码与国家区号。</li><li>重新获取，每个验证码 5 分钟内有效。</li></ol>',
      TH: '<p>ผู้ที่มีอายุตามเกณฑ์และอยู่ในพื้นที่ที่อนุญาตเปิดได้คนละหนึ่งบัญชี หน้า<a href="/register">สมัครสมาชิก</a>จะขอชื่อผู้ใช้ รหัสผ่าน และเบอร์มือถือที่รับ SMS ได้</p><h3>ชื่อผู้ใช้และรหัสผ่าน</h3><ul><li>ชื่อผู้ใช้: ตัวอักษรและตัวเลข 4 ถึง 16 ตัว ขึ้นต้นด้วยตัวอักษร เปลี่ยนภายหลังไม่ได้</li><li>รหัสผ่าน: ตัวอักษร ตัวเลข และสัญลักษณ์ 8 ถึง 64 ตัว โดยมีทั้งตัวอักษรและตัวเลข อย่าใช้ซ้ำกับที่อื่น</li></ul><h3>หากไม่ได้รับรหัส</h3><ol><li>รอให้นับถอยหลังหมด</li><li>ตรวจสอบเบอร์และรหัสประเทศ</li><li>ขอรหัสใหม่ แต่ละรหัสใช้ได้ 5 นาที</li></ol>',
    },
  },
  {
    tag: 'account.login',
    title: {
      EN: 'Logging in',
      TY: 'Pag-login',
      CN: '登录',
      TH: 'การเข้าสู่ระบบ',
    },
    content: {
      EN: '<p><a href="/login">Log in</a> with your username and password, or with your mobile number and a code by SMS.</p><h3>It does not let you in</h3><ul><li>Passwords tell capital letters apart. The eye beside the field shows what you typed.</li><li>After 3 wrong tries we also ask for the digits in a picture. After 10, wait 15 minutes.</li><li>Some accounts are asked for a second step: a code by SMS, by e-mail or from an authenticator app.</li></ul><h3>You were logged out</h3><p>A session ends after 24 hours without use, and at the latest after 90 days. A new password ends the sessions on your other devices. If you did not change it, <a href="/help?topic=account.password">get a new one</a> at once.</p>',
      TY: '<p><a href="/login">Mag-login</a> gamit ang username at password, o ang mobile number at code sa SMS.</p><h3>Hindi ka makapasok</h3><ul><li>Magkaiba ang malaki at maliit na titik sa password. Pindutin ang mata sa tabi para makita ang tina-type mo.</li><li>Pagkatapos ng 3 mali, hihingin din ang mga numero sa larawan. Pagkatapos ng 10, maghintay ng 15 minuto.</li><li>May mga account na hinihingan ng pangalawang hakbang: code sa SMS, sa e-mail o mula sa authenticator app.</li></ul><h3>Na-log out ka</h3><p>Natatapos ang session pagkalipas ng 24 na oras na walang gamit, at pinakamatagal na ang 90 araw. Tinatapos ng bagong password ang mga session sa iba mong device. Kung hindi ikaw ang nagpalit, <a href="/help?topic=account.password">kumuha agad ng bago</a>.</p>',
      CN: '<p>使用用户名与密码<a href="/login">登录</a>，或使用手机号码与短信验证码。</p><h3>无法登录</h3><ul><li>密码区分大小写。点击输入框旁的眼睛可查看所输内容。</li><li>连续错误 3 次后，需输入图片中的数字；10 次后请等待 15 分钟。</li><li>部分账户需要二次验证：短信、电子邮件或身份验证器中的验证码。</li></ul><h3>被退出登录</h3><p>24 小时未使用，或满 90 天，会话即告结束。修改密码会结束您其他设备上的会话。若非本人修改，请立即<a href="/help?topic=account.password">重设密码</a>。</p>',
      TH: '<p><a href="/login">เข้าสู่ระบบ</a>ด้วยชื่อผู้ใช้และรหัสผ่าน หรือด้วยเบอร์มือถือและรหัสทาง SMS</p><h3>เข้าไม่ได้</h3><ul><li>รหัสผ่านแยกตัวพิมพ์เล็กและใหญ่ กดรูปตาข้างช่องเพื่อดูสิ่งที่พิมพ์</li><li>ผิดครบ 3 ครั้งจะขอตัวเลขในภาพด้วย ผิดครบ 10 ครั้งโปรดรอ 15 นาที</li><li>บางบัญชีต้องยืนยันชั้นที่สอง ด้วยรหัสทาง SMS อีเมล หรือแอปยืนยันตัวตน</li></ul><h3>ถูกออกจากระบบ</h3><p>ระบบจบการใช้งานเมื่อไม่ใช้ครบ 24 ชั่วโมง และอย่างช้าเมื่อครบ 90 วัน รหัสผ่านใหม่จะจบการใช้งานบนเครื่องอื่นของคุณ หากคุณไม่ได้เปลี่ยนเอง โปรด<a href="/help?topic=account.password">ตั้งรหัสใหม่</a>ทันที</p>',
    },
  },
  {
    tag: 'account.password',
    title: {
      EN: 'Forgotten password',
      TY: 'Nakalimutan ang password',
      CN: '忘记密码',
      TH: 'ลืมรหัสผ่าน',
    },
    content: {
      EN: '<p>Press <strong>Forgot your password?</strong> where you log in. The ways back:</p><ul><li><strong>By mobile number:</strong> we text you a code, and you choose a new password at once.</li><li><strong>By e-mail:</strong> we mail you a password that is good for 30 minutes. You log in with it and choose your own. The old one goes on working until then.</li></ul><p>Neither number nor e-mail on your account? <a href="/help?topic=about.contact">Write to us</a> and have a valid ID at hand.</p>',
      TY: '<p>Pindutin ang <strong>Nakalimutan ang password?</strong> kung saan ka nagla-login. Mga paraan para makabalik:</p><ul><li><strong>Sa mobile number:</strong> magte-text kami ng code, at pipili ka agad ng bagong password.</li><li><strong>Sa e-mail:</strong> magpapadala kami ng password na 30 minuto ang bisa. Gamitin ito sa pag-login, saka pumili ng sa iyo. Gumagana pa rin ang dati hanggang doon.</li></ul><p>Walang numero o e-mail sa account mo? <a href="/help?topic=about.contact">Sumulat sa amin</a> at ihanda ang valid ID.</p>',
      CN: '<p>在登录处点击<strong>忘记密码？</strong>，可用以下方式找回：</p><ul><li><strong>手机号码：</strong>我们发送短信验证码，您可立即设置新密码。</li><li><strong>电子邮箱：</strong>我们寄出一个 30 分钟内有效的密码，登录后请自行设置新密码。在此之前旧密码仍然可用。</li></ul><p>账户既无手机号码也无邮箱？请<a href="/help?topic=about.contact">联系我们</a>，并准备好有效证件。</p>',
      TH: '<p>กด<strong>ลืมรหัสผ่าน?</strong> ในหน้าเข้าสู่ระบบ วิธีกลับเข้าบัญชี</p><ul><li><strong>ทางเบอร์มือถือ:</strong> เราส่งรหัสทาง SMS แล้วคุณตั้งรหัสผ่านใหม่ได้ทันที</li><li><strong>ทางอีเมล:</strong> เราส่งรหัสผ่านที่ใช้ได้ 30 นาที เข้าสู่ระบบด้วยรหัสนั้นแล้วตั้งของคุณเอง ระหว่างนั้นรหัสเดิมยังใช้ได้</li></ul><p>ไม่มีทั้งเบอร์และอีเมลในบัญชีหรือ <a href="/help?topic=about.contact">เขียนถึงเรา</a>พร้อมเตรียมบัตรประจำตัว</p>',
    },
  },
  {
    tag: 'account.security',
    title: {
      EN: 'Keeping your account safe',
      TY: 'Pag-iingat sa account mo',
      CN: '保护账户安全',
      TH: 'ดูแลบัญชีให้ปลอดภัย',
    },
    content: {
      EN: '<ul><li>Use a password you use nowhere else.</li><li>Sign out on devices that are not yours. What was kept there of your account is removed.</li><li>Bind an authenticator app under Security. Then a password alone does not open your account.</li><li>Look at the address before you type a password: pages that only look like ours collect them.</li></ul><p><strong>Nobody from Parola will ever ask for your password or a code.</strong> Whoever does is not one of us.</p>',
      TY: '<ul><li>Gumamit ng password na hindi mo ginagamit sa iba.</li><li>Mag-sign out sa device na hindi sa iyo. Inaalis doon ang anumang naitabi mula sa account mo.</li><li>Magdagdag ng authenticator app sa Seguridad. Hindi na sasapat ang password para mabuksan ang account mo.</li><li>Tingnan ang address bago mag-type ng password: may mga pahinang ginagaya lang ang sa amin para makuha ito.</li></ul><p><strong>Walang taga-Parola na hihingi ng password o code mo.</strong> Kung may humingi, hindi namin iyon kasama.</p>',
      CN: '<ul><li>使用别处未用过的密码。</li><li>在他人设备上用完请退出登录，设备上保存的账户内容会一并清除。</li><li>在“安全”页启用身份验证器后，仅凭密码无法登录您的账户。</li><li>输入密码前请核对网址，仿冒网页专门骗取密码。</li></ul><p><strong>Parola 员工绝不会索要您的密码或验证码。</strong>凡索要者皆非我们的人。</p>',
      TH: '<ul><li>ใช้รหัสผ่านที่ไม่ซ้ำกับที่อื่น</li><li>ออกจากระบบเมื่อใช้เครื่องของผู้อื่น สิ่งที่เก็บไว้จากบัญชีของคุณจะถูกลบออกจากเครื่องนั้น</li><li>เพิ่มแอปยืนยันตัวตนในหน้าความปลอดภัย แล้วรหัสผ่านอย่างเดียวจะเปิดบัญชีของคุณไม่ได้</li><li>ดูที่อยู่เว็บก่อนพิมพ์รหัสผ่าน มีหน้าเว็บเลียนแบบที่คอยเก็บรหัส</li></ul><p><strong>ไม่มีเจ้าหน้าที่ Parola คนใดขอรหัสผ่านหรือรหัสยืนยันของคุณ</strong> ผู้ที่ขอไม่ใช่คนของเรา</p>',
    },
  },
];
