import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A release and what it brought. */
interface Release {
  readonly version: string;
  readonly changes: readonly MessageDescriptor[];
}

/** The releases, the newest first. The first one is the release of `package.json`. */
export const releases: readonly Release[] = [
  {
    version: '0.1.0',
    changes: [
      msg`One page for all settings: motion, sounds of games, saving data, and what is kept on this device.`,
      msg`Messages with search, undo and rewards, also without a network, and to your upline and downlines.`,
      msg`A chat with rooms for players and for our support.`,
      msg`Notifications about money, messages, promotions and draws, when you turn them on.`,
      msg`The reward centre: missions, red envelopes, rebates and promo codes in one place.`,
      msg`Payment pages open inside the app, and come back by themselves.`,
      msg`Feedback with pictures, answers and a reference number.`,
    ],
  },
];
