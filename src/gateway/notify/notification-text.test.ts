import { describe, expect, it } from 'vitest';
import { languageCodes } from '#protocol/model/language.ts';
import { text } from '../texts/texts.ts';
import { accountKinds, contentOf } from './notification-text.ts';

describe('the text of a notification', () => {
  it.each(accountKinds)('about %s has a title of its own in every language', (kind) => {
    const titles = languageCodes.map((language) => text(language, `notification.${kind}.title`));
    expect(new Set(titles).size).toBe(languageCodes.length);
  });

  it('is filled with its values, and leaves no placeholder', () => {
    for (const language of languageCodes) {
      const values = { name: 'J*** $& {name}' };
      const content = contentOf(language, { kind: 'realNameSet', values });
      expect(content).toContain('J*** $& {name}');
      expect(content.replace(values.name, '')).not.toContain('{');
    }
  });

  it('about an account ends with a caution, and no other one does', () => {
    for (const language of languageCodes) {
      const caution = text(language, 'notification.caution');
      const values = { amount: '₱1.00' };
      expect(contentOf(language, { kind: 'profileChanged' })).toContain(caution);
      expect(contentOf(language, { kind: 'depositArrived', values })).not.toContain(caution);
    }
  });
});
