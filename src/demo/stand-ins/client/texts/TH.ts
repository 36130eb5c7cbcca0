import type { Translation } from '#protocol/texts/texts.ts';
import type { EN } from './EN.ts';

/** The Thai texts of the check. */
export const TH: Translation<typeof EN> = {
  'check.title': 'คุณอยู่ตรงนี้ไหม',
  'check.task': 'เลื่อนตะเกียงไปที่ประภาคาร หากใช้แป้นพิมพ์ให้กด End',
  'check.thanks': 'ขอบคุณ ยืนยันแล้ว',
  'check.close': 'ปิดโดยไม่ตรวจสอบ',
  'check.note': 'ใช้แทนการตรวจสอบของผู้ให้บริการระหว่างที่ลองใช้ Parola',
};
