import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Reason why a sign-in through firebase failed. */
export type IdentityFault =
  | 'captchaFailed'
  | 'codeExpired'
  | 'codeWrong'
  | 'notEnabled'
  | 'numberInvalid'
  | 'numberMissing'
  | 'popupClosed'
  | 'quotaExceeded'
  | 'tooMany'
  | 'unknown'
  | 'unreachable';

/** A message for each fault. The project does not compile while a fault has none. */
export const identityMessages: Readonly<Record<IdentityFault, MessageDescriptor>> = {
  captchaFailed: msg`We could not make sure that a person is here. Please try again.`,
  codeExpired: msg`That code has run out. Please send it again and use the new one.`,
  codeWrong: msg`That is not the code we sent. Please check the message and type it again.`,
  notEnabled: msg`This way of logging in is not switched on. Please use another one, or contact us.`,
  numberInvalid: msg`That does not look like a mobile number. Please check it, and its country.`,
  numberMissing: msg`Please enter your mobile number.`,
  popupClosed: msg`The window was closed before you were logged in. Please try again.`,
  quotaExceeded: msg`No more messages can be sent at the moment. Please log in another way, or contact us.`,
  tooMany: msg`Too many tries. Please wait 5 minutes, then try again.`,
  unknown: msg`Something went wrong and you are not logged in yet. Please try again, or contact us if it goes on.`,
  unreachable: msg`The network seems to be away. Nothing was lost; please try again when you are connected.`,
};
