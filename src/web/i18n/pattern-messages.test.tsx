import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contract/model/language.ts';
import { patternIds } from '#contract/model/pattern-id.ts';
import { activateLocale } from './activate-locale.ts';
import { usePatternMessage } from './pattern-messages.ts';

function Told(rule: Parameters<ReturnType<typeof usePatternMessage>>[0]) {
  return usePatternMessage()(rule);
}

function told(patternId: number, minLength = 6, maxLength = 12): string {
  const { container, unmount } = render(
    <I18nProvider i18n={i18n}>
      <Told {...{ patternId, minLength, maxLength }} />
    </I18nProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
}

describe('what a field asks for', () => {
  it.each(languageCodes)(
    'is told for every kind of pattern, with its bounds, in %s',
    async (code) => {
      await activateLocale(code);
      const sentences = patternIds.map((id) => told(id));
      expect(new Set(sentences).size).toBe(patternIds.length);
      for (const sentence of sentences) expect(sentence).toMatch(/6–12/);
      await activateLocale('EN');
      if (code !== 'EN') expect(sentences).not.toContain(told(0));
    },
  );

  it('tells equal bounds once', async () => {
    await activateLocale('EN');
    expect(told(6, 6, 6)).toBe('Please enter 6 characters: digits only.');
    expect(told(6, 1, 1)).toBe('Please enter 1 character: digits only.');
  });

  it('tells no least length where there is none', async () => {
    await activateLocale('EN');
    expect(told(0, 0, 60)).toBe('Please enter at most 60 characters.');
  });

  it('is any text for a kind that nobody knows', async () => {
    await activateLocale('EN');
    expect(told(99)).toBe('Please enter 6–12 characters.');
  });
});
