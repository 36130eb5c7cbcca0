import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PointEntryKind } from '#protocol/vocabulary/point-entry-kind.ts';
import type { PointItemKind } from '#protocol/vocabulary/point-item-kind.ts';
import type { Redemption } from '#core/points/points.ts';

/** Names of the filter of the catalogue. */
export const itemKindNames: Readonly<Record<PointItemKind, MessageDescriptor>> = {
  chips: msg`Chips`,
  promotion: msg`Promotions`,
  service: msg`Services`,
  gift: msg`Gifts`,
};

/** Names of the types of redemptions. */
export const redemptionNames: Readonly<Record<Redemption['type'], MessageDescriptor>> = {
  chips: msg`Chips`,
  promotion: msg`Promotion`,
  service: msg`Service`,
  gift: msg`Gift`,
  money: msg`Points to money`,
  other: msg`Other`,
};

/** Names of the states of a redemption. */
export const stateNames: Readonly<Record<Redemption['state'], MessageDescriptor>> = {
  inProcess: msg`In process`,
  approved: msg`Approved`,
  rejected: msg`Rejected`,
  other: msg`Other`,
};

/** Names of the reasons for which points change. */
export const entryNames: Readonly<Record<PointEntryKind, MessageDescriptor>> = {
  turnover: msg`Earned by playing`,
  reward: msg`Reward`,
  redeem: msg`Redeemed`,
  return: msg`Given back`,
  convert: msg`Converted to money`,
  adjustment: msg`Corrected by us`,
};
