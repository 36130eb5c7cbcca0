export { addMessage } from './add-message.ts';
export { countUnread } from './count-unread.ts';
export { htmlOf } from './html-of.ts';
export { purgeInboxes } from './messages/purge-inboxes.ts';
export { listDepositGuides, putDepositGuide, removeDepositGuide } from './deposit-guides.ts';
export { selectAnnouncements, wireAnnouncement } from './select-announcements.ts';
