import { proxy, ref } from 'valtio/vanilla';
import { getAnnouncements } from '#contract/calls/announcements.ts';
import type { Announcement, Banner } from '#contract/model/announcement.ts';
import type { Language } from '#contract/model/language.ts';
import type { Cache } from '../cache/cache.ts';
import { cacheKeys } from '../cache-keys.ts';
import type { Send } from '../client/send.ts';
import { createLoader, idle, type Loadable } from '../query/loadable.ts';

export interface AnnouncementsState extends Loadable {
  banners: readonly Banner[];
  /** Shown in the bar and in its dialog, newest first. */
  list: readonly Announcement[];
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
    list: [],
    popups: [],
    promotions: [],
  });

  const { load } = createLoader(state, {
    now,
    shelf() {
      const [id, language] = [needs.customerId(), needs.language()];
      return id === null
        ? cache.entry(cacheKeys.announcements, language)
        : cache.entry(cacheKeys.memberAnnouncements, `${id}/${language}`);
    },
    async ask() {
      const { notices, ...others } = await send(getAnnouncements, {});
      return { ...others, list: notices };
    },
    show({ banners, list, popups, promotions }) {
      state.banners = ref(banners);
      state.list = ref(list);
      state.popups = ref(popups);
      state.promotions = ref(promotions);
    },
  });

  return { state, load };
}
