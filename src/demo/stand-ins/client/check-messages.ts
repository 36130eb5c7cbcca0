/** The texts of the check. */
const english = {
  title: 'Are you there?',
  task: 'Slide the lamp to the lighthouse. With a keyboard, press End.',
  thanks: 'Thank you. You are there.',
  close: 'Close without the check',
  note: 'This check stands in for the vendor’s while you try Parola out.',
};

type Messages = typeof english;

const filipino: Messages = {
  title: 'Nandiyan ka ba?',
  task: 'I-slide ang ilaw papunta sa parola. Sa keyboard, pindutin ang End.',
  thanks: 'Salamat. Nandiyan ka nga.',
  close: 'Isara nang walang pagsusuri',
  note: 'Kapalit ito ng pagsusuri ng vendor habang sinusubukan mo ang Parola.',
};

const chinese: Messages = {
  title: '您在吗？',
  task: '请把灯滑到灯塔处。使用键盘时按 End 键。',
  thanks: '谢谢，已确认是您本人操作。',
  close: '关闭，不做验证',
  note: '试用 Parola 时，由它代替供应商的验证。',
};

const thai: Messages = {
  title: 'คุณอยู่ตรงนี้ไหม',
  task: 'เลื่อนตะเกียงไปที่ประภาคาร หากใช้แป้นพิมพ์ให้กด End',
  thanks: 'ขอบคุณ ยืนยันแล้ว',
  close: 'ปิดโดยไม่ตรวจสอบ',
  note: 'ใช้แทนการตรวจสอบของผู้ให้บริการระหว่างที่ลองใช้ Parola',
};

const byLanguage: Readonly<Record<string, Messages>> = {
  fil: filipino,
  zho: chinese,
  'zh-cn': chinese,
  tha: thai,
  th: thai,
};

/** The messages of a language, by the vendor's language codes; English for unknown codes. */
export function messagesOf(language: string): Messages {
  return byLanguage[language] ?? english;
}
