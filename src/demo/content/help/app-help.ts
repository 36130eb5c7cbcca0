import type { SeedHelp } from '#gateway/seed/seed.ts';

/** Articles about the app. */
export const appHelp: readonly SeedHelp[] = [
  {
    tag: 'app.install',
    title: {
      EN: 'Putting the app on your phone',
      TY: 'Paglalagay ng app sa phone mo',
      CN: '将应用安装到手机',
      TH: 'ติดตั้งแอปลงมือถือ',
    },
    content: {
      EN: '<p>There is nothing to download from a store. <a href="/download">Get the app</a> shows the steps for the device you hold.</p><ul><li><strong>iPhone and iPad:</strong> open Parola in Safari, press the share button, choose “Add to Home Screen”.</li><li><strong>Android:</strong> press the three dots beside the address, choose “Add to home screen” or “Install app”.</li><li><strong>Computer:</strong> press the sign of a screen with an arrow at the end of the address.</li></ul><p>It takes next to no space and brings itself up to date.</p>',
      TY: '<p>Walang kailangang i-download mula sa store. Nasa <a href="/download">Kunin ang app</a> ang mga hakbang para sa hawak mong device.</p><ul><li><strong>iPhone at iPad:</strong> buksan ang Parola sa Safari, pindutin ang share, piliin ang “Add to Home Screen”.</li><li><strong>Android:</strong> pindutin ang tatlong tuldok sa tabi ng address, piliin ang “Add to home screen” o “Install app”.</li><li><strong>Computer:</strong> pindutin ang tanda ng screen na may arrow sa dulo ng address.</li></ul><p>Halos walang kinakaing space at kusa itong nag-a-update.</p>',
      CN: '<p>无需从应用商店下载。<a href="/download">下载 App</a> 页面会显示适用于您设备的步骤。</p><ul><li><strong>iPhone 与 iPad：</strong>用 Safari 打开 Parola，点击分享按钮，选择“添加到主屏幕”。</li><li><strong>安卓：</strong>点击网址旁的三个点，选择“添加到主屏幕”或“安装应用”。</li><li><strong>电脑：</strong>点击地址栏末端带箭头的屏幕图标。</li></ul><p>几乎不占空间，并会自动更新。</p>',
      TH: '<p>ไม่ต้องดาวน์โหลดจากสโตร์ หน้า<a href="/download">โหลดแอป</a>มีขั้นตอนสำหรับเครื่องที่คุณใช้อยู่</p><ul><li><strong>iPhone และ iPad:</strong> เปิด Parola ใน Safari กดปุ่มแชร์ แล้วเลือก “เพิ่มไปยังหน้าจอโฮม”</li><li><strong>Android:</strong> กดสามจุดข้างที่อยู่เว็บ เลือก “เพิ่มลงในหน้าจอหลัก” หรือ “ติดตั้งแอป”</li><li><strong>คอมพิวเตอร์:</strong> กดรูปจอที่มีลูกศรท้ายช่องที่อยู่เว็บ</li></ul><p>แทบไม่กินพื้นที่และอัปเดตเองเสมอ</p>',
    },
  },
  {
    tag: 'app.offline',
    title: {
      EN: 'Weak signal and no signal',
      TY: 'Mahina o walang signal',
      CN: '信号弱或断网',
      TH: 'สัญญาณอ่อนหรือไม่มีสัญญาณ',
    },
    content: {
      EN: '<p>Parola opens without a connection, with what was kept on your device and its age:</p><ul><li>the lobby and your favourites,</li><li>announcements and the last winners,</li><li>these answers.</li></ul><p>Stars you set are sent when you are back. <strong>Money never moves while you are offline</strong>: games, deposits and withdrawals wait for the network.</p>',
      TY: '<p>Bumubukas ang Parola kahit walang koneksyon, kasama ang naitabi sa device mo at kung gaano na ito katagal:</p><ul><li>ang lobby at ang mga paborito mo,</li><li>ang mga anunsyo at huling nanalo,</li><li>ang mga sagot na ito.</li></ul><p>Ipapadala ang mga star mo pagbalik ng signal. <strong>Walang gumagalaw na pera habang offline</strong>: naghihintay ng network ang mga laro, deposit at withdraw.</p>',
      CN: '<p>没有网络时 Parola 仍可打开，并显示设备上保存的内容及其时间：</p><ul><li>大厅与您的收藏；</li><li>公告与最近赢家；</li><li>本帮助中心的解答。</li></ul><p>您点亮的星标会在恢复连接后同步。<strong>离线期间资金不会变动</strong>：游戏、存款与提款均需等待网络恢复。</p>',
      TH: '<p>Parola เปิดได้แม้ไม่มีสัญญาณ พร้อมสิ่งที่เก็บไว้ในเครื่องและเวลาที่เก็บ</p><ul><li>ล็อบบี้และรายการโปรด</li><li>ประกาศและผู้ชนะล่าสุด</li><li>คำตอบเหล่านี้</li></ul><p>ดาวที่กดไว้จะส่งเมื่อกลับมาออนไลน์ <strong>เงินไม่เคลื่อนไหวขณะออฟไลน์</strong> เกม การฝาก และการถอนจะรอจนมีสัญญาณ</p>',
    },
  },
  {
    tag: 'app.settings',
    title: {
      EN: 'Language, day and night',
      TY: 'Wika, araw at gabi',
      CN: '语言与日夜模式',
      TH: 'ภาษา กลางวันและกลางคืน',
    },
    content: {
      EN: '<p>Both are in the menu at the top right, and they are kept on your device.</p><ul><li><strong>Language:</strong> changes at once, without leaving the page. Announcements and these answers come in it too.</li><li><strong>Day and night:</strong> Parola follows your device until you choose one.</li></ul><p>Where your device is set to less motion, carousels and counters stand still.</p>',
      TY: '<p>Nasa menu sa kanang itaas ang dalawa, at naitatabi ito sa device mo.</p><ul><li><strong>Wika:</strong> agad na nagpapalit nang hindi umaalis sa pahina. Pati ang mga anunsyo at ang mga sagot na ito.</li><li><strong>Araw at gabi:</strong> sinusundan ng Parola ang device mo hanggang pumili ka.</li></ul><p>Kung naka-set ang device mo sa mas kaunting galaw, hindi gagalaw ang mga carousel at counter.</p>',
      CN: '<p>两者都在右上角的菜单中，并会保存在您的设备上。</p><ul><li><strong>语言：</strong>立即切换，无需离开页面。公告与本帮助内容也会随之切换。</li><li><strong>日间与夜间：</strong>在您选择之前，Parola 跟随设备设置。</li></ul><p>若设备已设为减少动态效果，轮播与计数将保持静止。</p>',
      TH: '<p>ทั้งสองอยู่ในเมนูมุมขวาบน และจำไว้ในเครื่องของคุณ</p><ul><li><strong>ภาษา:</strong> เปลี่ยนทันทีโดยไม่ต้องออกจากหน้า ประกาศและคำตอบเหล่านี้เปลี่ยนตามด้วย</li><li><strong>กลางวันและกลางคืน:</strong> Parola ทำตามเครื่องของคุณจนกว่าคุณจะเลือกเอง</li></ul><p>หากเครื่องตั้งให้ลดการเคลื่อนไหว ภาพเลื่อนและตัวนับจะหยุดนิ่ง</p>',
    },
  },
];
