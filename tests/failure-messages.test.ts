import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#protocol/model/language.ts';

/** Failures that the app explains to a player, each with its message in the source catalogue. */
const messages = {
  'a game under maintenance':
    'This game is under maintenance and will be back soon. Your balance is not affected.',
  'the mark of such a game': 'Maintenance',
  'a trial account that starts a game':
    'This is a trial account. To start a game, please register an account of your own.',
  'an account without access to the agent centre':
    'This part is for other accounts than yours. Please ask our customer service for information: they will tell you which one you need.',
  'maintenance of the site': 'We are currently performing a system maintenance.',
  'a restricted region':
    'Due to restriction of your location or IP address, you are not allowed to access the site.',
  'an invalid mobile number':
    'That does not look like a mobile number. Please check it, and its country.',
  'a missing mobile number': 'Please enter your mobile number.',
  'too many tries of firebase': 'Too many tries. Please wait 5 minutes, then try again.',
  'an unknown error of firebase':
    'Something went wrong and you are not logged in yet. Please try again, or contact us if it goes on.',
  'a wrong code of firebase':
    'That is not the code we sent. Please check the message and type it again.',
  'a missing code': 'Please enter the code that was sent to you.',
  'a failed check of a person': 'We could not make sure that a person is here. Please try again.',
  'a used-up quota of messages':
    'No more messages can be sent at the moment. Please log in another way, or contact us.',
  'a way to log in that is off':
    'This way of logging in is not switched on. Please use another one, or contact us.',
  'an expired code of firebase': 'That code has run out. Please send it again and use the new one.',
  'a closed window of a provider':
    'The window was closed before you were logged in. Please try again.',
  'a wrong account or password':
    'This username and password do not go together. Please check both and try again.',
  'a reset for an unknown username or e-mail address':
    'If this username and e-mail address belong together, a new password is on its way to {shownEmail}. Log in with it within half an hour, then choose your own. Your old password stays good.',
  'no network':
    'You seem to be offline. Nothing was lost; please try again when you are connected.',
  'no connection to the gateway':
    'We cannot be reached at the moment. Please try again in a little while.',
  'a page that takes too long':
    'A part of the page took too long to load. Please check your network and try again, or contact our customer service.',
  'an error of the system':
    'The system is busy and nothing was done. Please try again in a moment.',
  'an error without an explanation':
    'We could not do that. Please try again, or contact us if it goes on.',
  'an address of the site that is not in use':
    'This address of the site is not in use. Please contact us for the right one.',
  'a blocked connection':
    'Your connection is blocked from logging in. Please contact us, and we will look into it.',
  'a login of somebody who is no member': 'Only members can log in here.',
  'a login of somebody who is no agent': 'Only agents can log in here.',
  'a check that was closed': 'Please verify first. The check was closed, so nothing was sent.',
  'terms that are not agreed to': 'Please agree to the terms.',
  'nobody signed in': 'You have been signed out. Please log in again to go on.',
  'a missing withdrawal password': 'Please enter your withdrawal password.',
  'wrong information for a redemption':
    'This does not fit what you want to redeem. Please enter the correct information; your points are all still there.',
  'missing information for a redemption':
    'Please enter your withdrawal password, the receiving address and the mobile number.',
} as const;

async function translationsOf(code: string): Promise<ReadonlyMap<string, string>> {
  const context = { locale: code, sourceLocale: 'EN', filename: `locales/${code}.po` };
  const entries = Object.values(
    await formatter().parse(readFileSync(`locales/${code}.po`, 'utf8'), context),
  );
  return new Map(entries.map(({ message, translation }) => [message ?? '', translation ?? '']));
}

describe('the messages of failures', () => {
  it.each(languageCodes)('exist in %s', async (code) => {
    const translations = await translationsOf(code);
    const missing = Object.entries(messages).filter(([, message]) => !translations.get(message));
    expect(missing.map(([failure]) => failure)).toEqual([]);
    // A single word can be the same in two languages, a sentence cannot.
    const untranslated = Object.values(messages).filter(
      (message) => message.includes(' ') && translations.get(message) === message,
    );
    expect(code === 'EN' ? [] : untranslated).toEqual([]);
  });
});
