import type { Messages } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { inEachLanguage, type Language } from '#protocol/model/language.ts';
import { createMessageLoader } from './message-loader.ts';

/** A loader over catalogues with one message for each part, such as `help: 'EN help'`. */
function openLoader() {
  const requests: string[] = [];
  const failing = new Set<string>();
  let active: { language: Language; messages: Messages } | null = null;

  function catalogue(language: Language) {
    const part = (name: string) => async () => {
      const key = `${language} ${name}`;
      // The browser fetches a module once, however often it is imported.
      if (name !== 'first' || !requests.includes(key)) requests.push(key);
      await Promise.resolve();
      if (failing.has(key)) throw new TypeError(`Failed to fetch ${key}`);
      return { messages: { [name]: key } };
    };
    const first = part('first');
    const parts = { help: part('help'), games: part('games') };
    return async () => ({ ...(await first()), parts });
  }

  const loader = createMessageLoader(inEachLanguage(catalogue), (language, messages) => {
    active = { language, messages };
  });
  return { loader, requests, failing, active: () => active };
}

describe('the message loader', () => {
  it('activates a language with its first part only', async () => {
    const { loader, requests, active } = openLoader();
    await loader.activate('EN');
    expect(active()).toEqual({ language: 'EN', messages: { first: 'EN first' } });
    expect(requests).toEqual(['EN first']);
  });

  it('adds a part to the active messages, each once', async () => {
    const { loader, requests, active } = openLoader();
    await loader.activate('EN');
    await Promise.all([loader.require(['help']), loader.require(['help'])]);
    expect(active()?.messages).toEqual({ first: 'EN first', help: 'EN help' });
    expect(requests).toEqual(['EN first', 'EN help']);
  });

  it('loads the parts that the page needs before it activates another language', async () => {
    const { loader, active } = openLoader();
    await loader.activate('EN');
    await loader.require(['help']);
    await loader.activate('TH');
    expect(active()).toEqual({
      language: 'TH',
      messages: { first: 'TH first', help: 'TH help' },
    });
  });

  it('has a part that becomes needed during a change in the language that follows', async () => {
    const { loader, active } = openLoader();
    await loader.activate('EN');
    const change = loader.activate('TH');
    const need = loader.require(['games']);
    await change;
    await need;
    expect(active()?.messages).toEqual({ first: 'TH first', games: 'TH games' });
  });

  it('waits for the first language', async () => {
    const { loader, active } = openLoader();
    const need = loader.require(['help']);
    await loader.activate('EN');
    await need;
    expect(active()?.messages).toEqual({ first: 'EN first', help: 'EN help' });
  });

  it('keeps the active language when another cannot be loaded', async () => {
    const { loader, failing, active } = openLoader();
    await loader.activate('EN');
    failing.add('TH first');
    await expect(loader.activate('TH')).rejects.toThrow('TH first');
    expect(active()?.language).toBe('EN');
    failing.clear();
    await loader.activate('TH');
    expect(active()?.language).toBe('TH');
  });

  it('rejects a need that cannot be loaded, and changes the language without it', async () => {
    const { loader, failing, active } = openLoader();
    await loader.activate('EN');
    failing.add('EN help').add('TH help');
    await expect(loader.require(['help'])).rejects.toThrow('EN help');
    await loader.activate('TH');
    expect(active()?.messages).toEqual({ first: 'TH first' });
    failing.clear();
    await loader.require(['help']);
    expect(active()?.messages).toEqual({ first: 'TH first', help: 'TH help' });
  });
});
