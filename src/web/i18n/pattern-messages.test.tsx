import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#protocol/model/language.ts';
import { patternIds } from '#protocol/model/pattern-id.ts';
import { activateLocale } from './activate-locale.ts';
import { usePatternMessage } from './pattern-messages.ts';

function Message(rule: Parameters<ReturnType<typeof usePatternMessage>>[0]) {
  return usePatternMessage()(rule);
}

function messageOf(patternId: number, minLength = 6, maxLength = 12): string {
  const { container, unmount } = render(
    <I18nProvider i18n={i18n}>
      <Message {...{ patternId, minLength, maxLength }} />
    </I18nProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
}

describe('the requirement of a field', () => {
  it.each(languageCodes)('has a message with the bounds for every pattern in %s', async (code) => {
    await activateLocale(code);
    const messages = patternIds.map((id) => messageOf(id));
    expect(new Set(messages).size).toBe(patternIds.length);
    for (const message of messages) expect(message).toMatch(/6–12/);
    await activateLocale('EN');
    if (code !== 'EN') expect(messages).not.toContain(messageOf(0));
  });

  it('shows equal bounds as one number', async () => {
    await activateLocale('EN');
    expect(messageOf(6, 6, 6)).toBe('Please enter 6 characters: digits only.');
    expect(messageOf(6, 1, 1)).toBe('Please enter 1 character: digits only.');
  });

  it('shows no lower bound of zero', async () => {
    await activateLocale('EN');
    expect(messageOf(0, 0, 60)).toBe('Please enter at most 60 characters.');
  });

  it('accepts any text for an unknown pattern', async () => {
    await activateLocale('EN');
    expect(messageOf(99)).toBe('Please enter 6–12 characters.');
  });
});
