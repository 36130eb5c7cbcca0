import { describe, expect, it } from 'vitest';
import { languageCodes } from '#protocol/model/language.ts';
import { notificationKinds } from './notification-text.ts';
import { notificationText } from './notification-texts.ts';
import { chinese } from './texts/chinese.ts';
import { english } from './texts/english.ts';
import { filipino } from './texts/filipino.ts';
import { thai } from './texts/thai.ts';

const valuesIn = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .toSorted((one, other) => one.localeCompare(other));

describe('the text of a notification', () => {
  it.each(notificationKinds)('about %s has the same values in every language', (kind) => {
    const names = valuesIn(english.texts[kind].content);
    for (const { texts } of [filipino, chinese, thai]) {
      expect(valuesIn(texts[kind].content)).toEqual(names);
      expect(texts[kind].title).not.toBe(english.texts[kind].title);
    }
  });

  it('is filled with its values, and leaves no placeholder', () => {
    for (const language of languageCodes) {
      const { content } = notificationText(language, 'realNameSet', { name: 'J*** $& {name}' });
      expect(content).toContain('J*** $& {name}');
      expect(notificationText(language, 'realNameSet', {}).content).not.toContain('{');
    }
  });
});
