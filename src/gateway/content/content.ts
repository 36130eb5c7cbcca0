export { addMessage } from './add-message.ts';
export { listDepositGuides, putDepositGuide, removeDepositGuide } from './deposit-guides.ts';
export { selectAnnouncements, wireAnnouncement } from './select-announcements.ts';
export type { Sender } from './sender.ts';
