import { proxy, ref } from 'valtio/vanilla';
import { getAnnouncements } from '#contract/calls/announcements.ts';
import type { Announcement, Banner } from '#contract/model/announcement.ts';
import type { Language } from '#contract/model/language.ts';
import type { Cache } from '../cache/cache.ts';
import { kept } from '../cache/cache-keys.ts';
import type { Send } from '../client/send.ts';
import { createLoader, idle, type Loadable } from '../query/loadable.ts';

export interface AnnouncementsState extends Loadable {
  banners: readonly Banner[];
  notices: readonly Announcement[];
  popups: readonly Announcement[];
  promotions: readonly Announcement[];
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
  now(): number;
}

/** What the operator has to say, to everybody or to members. */
export function createAnnouncements(needs: Needs): Announcements {
  const { send, cache, now } = needs;
  const state = proxy<AnnouncementsState>({
    ...idle(),
    banners: [],
    notices: [],
    popups: [],
    promotions: [],
  });

  const { load } = createLoader(state, {
    now,
    shelf() {
      const [id, language] = [needs.customerId(), needs.language()];
      return id === null
        ? cache.shelf(kept.announcements, language)
        : cache.shelf(kept.memberAnnouncements, `${id}/${language}`);
    },
    ask: () => send(getAnnouncements, {}),
    show({ banners, notices, popups, promotions }) {
      state.banners = ref(banners);
      state.notices = ref(notices);
      state.popups = ref(popups);
      state.promotions = ref(promotions);
    },
  });

  return { state, load };
}
