import { proxy } from 'valtio/vanilla';
import type { ReplyOf } from '#protocol/call.ts';
import {
  getAvatars,
  getProfile,
  type Profile,
  setAvatar,
  setNickname,
  setRealName,
  updateProfile,
} from '#protocol/calls/security/profile.ts';
import { uploadPicture } from '#protocol/calls/uploads.ts';
import type { Send } from '../client/send.ts';
import type { Events } from '../events.ts';
import { createChange } from '../query/create-change.ts';
import { createQuery, idle, type QueryState } from '../query/query.ts';
import { toBase64 } from '../to-base64.ts';

export type { Profile, ProfileField } from '#protocol/calls/security/profile.ts';

/** A drawing that a member can choose. */
type Avatar = ReplyOf<typeof getAvatars>[number];

interface ProfileState extends QueryState {
  profile: Profile | null;
}

interface AvatarsState extends QueryState {
  avatars: readonly Avatar[];
}

interface ProfileNeeds {
  send: Send;
  events: Events;
  now(): number;
}

/**
 * The profile of the member. Verbs throw GatewayError. A change names the version that the page shows; when another tab
 * has changed the profile meanwhile, it fails with `changed_elsewhere` and the profile is loaded again.
 */
export function createProfile({ send, events, now }: ProfileNeeds) {
  const state = proxy<ProfileState>({ ...idle(), profile: null });
  const avatars = proxy<AvatarsState>({ ...idle(), avatars: [] });

  const { load } = createQuery({
    events,
    now,
    state,
    empty: { profile: null },
    isPrivate: true,
    refreshOn: ['accountChanged', 'online'],
    call: (options) => send(getProfile, {}, options),
    show: (profile) => ({ profile }),
  });

  const { load: loadAvatars } = createQuery({
    events,
    now,
    state: avatars,
    isPrivate: true,
    refreshOn: ['online'],
    call: (options) => send(getAvatars, {}, options),
    show: (list) => ({ avatars: list }),
  });

  const change = createChange(events);

  return {
    state,
    avatars,
    load,
    loadAvatars,
    /** Changes the given fields; an empty text clears one. Masked fields are sent only when they were typed anew. */
    update: (version: number, fields: Readonly<Record<string, string>>) =>
      change(() => send(updateProfile, { version, fields })),
    setNickname: (version: number, nickname: string) =>
      change(() => send(setNickname, { version, nickname })),
    /** Sets the real name, once. */
    setRealName: (realName: string) => change(() => send(setRealName, { realName })),
    /** Sets a drawing by its id. */
    chooseAvatar: (version: number, avatar: string) =>
      change(() => send(setAvatar, { version, avatar })),
    /** Uploads a picture (png or jpg, re-encoded by the page) and sets it. */
    async uploadAvatar(version: number, picture: Uint8Array): Promise<void> {
      const base64 = toBase64(picture);
      const { id } = await send(uploadPicture, { purpose: 'avatar', picture: base64 });
      await change(() => send(setAvatar, { version, avatar: id }));
    },
  };
}

export type ProfileSlice = ReturnType<typeof createProfile>;
