import type { Translation } from '#protocol/texts/texts.ts';
import type { EN } from './EN.ts';

/** The Chinese texts of the check. */
export const CN: Translation<typeof EN> = {
  'check.title': '您在吗？',
  'check.task': '请把灯滑到灯塔处。使用键盘时按 End 键。',
  'check.thanks': '谢谢，已确认是您本人操作。',
  'check.close': '关闭，不做验证',
  'check.note': '试用 Parola 时，由它代替供应商的验证。',
};
