import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Message } from '#protocol/model/contact/message.ts';

/** The names of the senders and recipients of messages. */
export const senderNames: Readonly<Record<Message['sender'], MessageDescriptor>> = {
  merchant: msg`From us`,
  upline: msg`Upline`,
  member_downline: msg`Downline player`,
  agent_downline: msg`Downline agent`,
  all_downline: msg`All downlines`,
  other: msg`Other`,
};
