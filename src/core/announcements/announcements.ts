import { proxy } from 'valtio/vanilla';
import { getAnnouncements } from '#protocol/calls/announcements.ts';
import type { Announcement, Banner } from '#protocol/model/announcement.ts';
import type { Language } from '#protocol/model/language.ts';
import type { QuietHours } from '#protocol/model/protection/quiet-hours.ts';
import { declareEntry } from '../cache/declare-entry.ts';
import type { Cache } from '../cache/cache.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';

interface AnnouncementsState extends QueryState {
  banners: readonly Banner[];
  /** Shown in the bar and in its dialog, newest first. */
  list: readonly Announcement[];
  popups: readonly Announcement[];
  promotions: readonly Announcement[];
  /** The hours of each day in which nothing advertises. Null: none. */
  quiet: QuietHours | null;
}

export interface Announcements {
  readonly state: AnnouncementsState;
  load(): Promise<void>;
}

interface Needs {
  send: Send;
  cache: Cache;
  customerId(): string | null;
  language(): Language;
  events: Events;
  now(): number;
}

const format = () => import('./announcements-format.ts');
const keptAnnouncements = declareEntry('announcements', format, 'public', 2);
/** Some announcements are for members only. */
const keptMemberAnnouncements = declareEntry('announcements', format, 'private', 2);

const nothing = { banners: [], list: [], popups: [], promotions: [], quiet: null };

/** Announcements of the operator, for guests or for the member. */
export function createAnnouncements(needs: Needs): Announcements {
  const { send, cache, customerId, language } = needs;
  const state = proxy<AnnouncementsState>({ ...idle(), ...nothing });

  const { load } = createQuery({
    ...needs,
    state,
    empty: nothing,
    refreshOn: ['language', 'online', 'signedIn', 'signedOut'],
    keep() {
      const id = customerId();
      return id === null
        ? cache.entry(keptAnnouncements, language())
        : cache.entry(keptMemberAnnouncements, `${id}/${language()}`);
    },
    call: (options) => send(getAnnouncements, {}, options),
    show: (announcements) => announcements,
  });

  return { state, load };
}
