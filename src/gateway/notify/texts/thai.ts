import type { NotificationTexts } from '../notification-text.ts';

/** Notifications in Thai. */
export const thai: NotificationTexts = {
  caution: 'หากไม่ใช่คุณ โปรดติดต่อเราทันที',
  texts: {
    loginPasswordChanged: {
      title: 'เปลี่ยนรหัสผ่านแล้ว',
      content: 'รหัสผ่านสำหรับเข้าสู่ระบบถูกเปลี่ยนแล้ว และอุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว',
    },
    withdrawalPasswordSet: {
      title: 'ตั้งรหัสถอนเงินแล้ว',
      content: 'บัญชีของคุณตั้งรหัสผ่านถอนเงินแล้ว',
    },
    withdrawalPasswordChanged: {
      title: 'เปลี่ยนรหัสถอนเงินแล้ว',
      content: 'รหัสผ่านถอนเงินของบัญชีคุณถูกเปลี่ยนแล้ว',
    },
    withdrawalPasswordLocked: {
      title: 'รหัสถอนเงินถูกล็อก',
      content: 'มีการพิมพ์รหัสผ่านถอนเงินผิดห้าครั้ง จึงล็อกไว้ {minutes} นาที',
    },
    withdrawalPasswordUnlocked: {
      title: 'ใช้รหัสถอนเงินได้อีกครั้ง',
      content: 'เราปลดล็อกรหัสผ่านถอนเงินของคุณแล้ว',
    },
    realNameSet: {
      title: 'ตั้งชื่อจริงแล้ว',
      content: 'ชื่อจริงของบัญชีคุณคือ {name} มีเพียงเราที่แก้ไขได้',
    },
    profileChanged: {
      title: 'แก้ไขโปรไฟล์แล้ว',
      content: 'ข้อมูลในโปรไฟล์ของคุณถูกแก้ไขแล้ว',
    },
    mobileSet: {
      title: 'ยืนยันเบอร์มือถือแล้ว',
      content: 'เบอร์มือถือของบัญชีคุณคือ {contact}',
    },
    emailSet: {
      title: 'ยืนยันอีเมลแล้ว',
      content: 'อีเมลของบัญชีคุณคือ {contact}',
    },
    securityQuestionsSet: {
      title: 'ตั้งคำถามความปลอดภัยแล้ว',
      content: 'บันทึกคำตอบของคำถามความปลอดภัยแล้ว',
    },
    payoutAccountAdded: {
      title: 'เพิ่มบัญชีรับเงินแล้ว',
      content: 'เพิ่ม {bank} {number} แล้ว ถอนเงินเข้าบัญชีนี้ได้หลังพ้นระยะพัก',
    },
    payoutAccountRemoved: {
      title: 'ลบบัญชีรับเงินแล้ว',
      content: 'ลบ {bank} {number} แล้ว',
    },
    payoutDefaultChanged: {
      title: 'เปลี่ยนบัญชีรับเงินหลักแล้ว',
      content: 'บัญชีรับเงินหลักคือ {bank} {number}',
    },
    authenticatorOn: {
      title: 'เปิดแอปยืนยันตัวตนแล้ว',
      content: 'ต่อจากนี้ทุกครั้งที่เข้าสู่ระบบจะถามรหัสจากแอปยืนยันตัวตน',
    },
    authenticatorOff: {
      title: 'ปิดแอปยืนยันตัวตนแล้ว',
      content: 'การเข้าสู่ระบบจะไม่ถามรหัสจากแอปยืนยันตัวตนอีก',
    },
    recoveryCodesRenewed: {
      title: 'มีรหัสกู้คืนชุดใหม่',
      content: 'รหัสกู้คืนชุดเก่าใช้ไม่ได้แล้ว',
    },
    recoveryCodeUsed: {
      title: 'ใช้รหัสกู้คืนแล้ว',
      content: 'มีการใช้รหัสกู้คืนหนึ่งรหัสแทนแอปยืนยันตัวตน เหลือ {left} รหัส',
    },
    deviceStays: {
      title: 'อุปกรณ์จะอยู่ในระบบต่อไป',
      content: 'บัญชีของคุณจะอยู่ในระบบบน {device} ยกเลิกได้ในรายการอุปกรณ์',
    },
    devicesSignedOut: {
      title: 'ออกจากระบบบนอุปกรณ์แล้ว',
      content: 'บัญชีของคุณออกจากระบบบน {device} แล้ว',
    },
    otherDevicesSignedOut: {
      title: 'อุปกรณ์อื่นออกจากระบบแล้ว',
      content: 'บัญชีของคุณออกจากระบบบนอุปกรณ์อื่นทั้งหมดแล้ว',
    },
    withdrawalApproved: {
      title: 'การถอนเงินของคุณได้รับอนุมัติแล้ว',
      content: 'เรากำลังโอน {amount} เข้าบัญชีของคุณ',
    },
    breakBegun: {
      title: 'เริ่มพักการเล่นแล้ว',
      content:
        'พักถึง {until} ตามเวลามะนิลา ระหว่างนี้คุณเข้าสู่ระบบหรือเล่นไม่ได้ และเราจะไม่ส่งโฆษณาให้คุณ เงินยังเป็นของคุณ',
    },
    breakLengthened: {
      title: 'ขยายเวลาพักการเล่นแล้ว',
      content: 'พักถึง {until} ตามเวลามะนิลา ไม่มีใครทำให้สั้นลงได้',
    },
    breakForGood: {
      title: 'คุณพักการเล่นถาวรแล้ว',
      content: 'คุณเข้าสู่ระบบหรือเล่นไม่ได้อีก และเราจะไม่ส่งโฆษณาให้คุณ ฝ่ายบริการลูกค้าจะจ่ายเงินของคุณคืนให้',
    },
    accountClosed: {
      title: 'ปิดบัญชีของคุณแล้ว',
      content: 'บัญชีนี้จะไม่เปิดอีก ฝ่ายบริการลูกค้าจะจ่ายเงินของคุณคืนให้',
    },
    returnAsked: {
      title: 'คุณขอกลับมาแล้ว',
      content: 'คุณเข้าสู่ระบบได้อีกครั้งตั้งแต่ {from} ตามเวลามะนิลา ก่อนถึงเวลานั้น คุณยังขยายเวลาพักได้ที่หน้าเข้าสู่ระบบ',
    },
  },
};
