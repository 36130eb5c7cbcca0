import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlayLimitFrame, PlayLimitKind } from '#protocol/model/protection/play-limit.ts';
import type { IconName } from '../../ui/icon/icon.tsx';
import type { LateIconName } from '../../ui/icon-late/icon-late.tsx';

interface KindWords {
  readonly name: MessageDescriptor;
  /** Names the amounts that count. */
  readonly about: MessageDescriptor;
  readonly icon: IconName | LateIconName;
}

/** The kinds of limits, in their words. */
export const kindWords: Readonly<Record<PlayLimitKind, KindWords>> = {
  deposit: {
    name: msg`Deposits`,
    about: msg`What you pay in. A withdrawal does not give it back.`,
    icon: 'deposit',
  },
  loss: {
    name: msg`Losses`,
    about: msg`Stakes less what they paid. An open bet counts as lost until it has its result.`,
    icon: 'chart',
  },
  stake: { name: msg`Stakes`, about: msg`All that you bet, whatever it pays.`, icon: 'target' },
  time: {
    name: msg`Time at play`,
    about: msg`From each bet to the next one, five minutes at most.`,
    icon: 'clock',
  },
  wager: { name: msg`Single bets`, about: msg`The most that one bet can be.`, icon: 'target' },
};

const fixedNames: Readonly<Record<PlayLimitFrame, MessageDescriptor>> = {
  bet: msg`Each bet`,
  day: msg`A day`,
  week: msg`A week`,
  month: msg`A month`,
};

const rollingNames: Readonly<Record<PlayLimitFrame, MessageDescriptor>> = {
  ...fixedNames,
  day: msg`24 hours`,
  week: msg`7 days`,
  month: msg`30 days`,
};

/** The frame of a limit in its words. */
export function frameName(frame: PlayLimitFrame, isRolling: boolean): MessageDescriptor {
  return (isRolling ? rollingNames : fixedNames)[frame];
}
