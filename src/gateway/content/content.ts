export {
  addAnnouncement,
  type AnnouncementType,
  changeAnnouncement,
  findAnnouncement,
  isBoundAnnouncement,
  listAnnouncements,
  removeAnnouncement,
  wireTextLimits,
} from './edit-announcements.ts';
export {
  addBanner,
  addressOfLinkage,
  changeBanner,
  findBanner,
  isDeadLinkage,
  isPictureInUse,
  linkageOf,
  listBanners,
  removeBanner,
} from './edit-banners.ts';
export { moveContent, scheduleState } from './order-content.ts';
export { countPlaced, findPlaced, placeGame, removePlaced } from './place-games.ts';
export { addMessage } from './add-message.ts';
export { htmlOf } from './html-of.ts';
export { purgeInboxes } from './messages/purge-inboxes.ts';
export { selectAnnouncements, wireAnnouncement } from './select-announcements.ts';
