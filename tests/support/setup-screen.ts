import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { alwaysIntersect } from './fake-intersection-observer.ts';
import { watchBareTexts } from './watch-bare-texts.ts';

/** Testing Library sets this while it waits. Its types do not have it. */
const isWaiting = (): boolean =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics === true;

configure({
  // Test machines are slow.
  asyncUtilTimeout: 25_000,
  // A wait looks again at each change of the page. Only the failure at its end prints the page, which takes long.
  getElementError(message, container) {
    const error = new Error(
      `${message ?? ''}\n\n${isWaiting() ? '' : prettyDOM(container)}`.trim(),
    );
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// The test gateway runs in the browser environment, which hides the cookie headers of requests and responses. These subclasses keep them.
globalThis.Request = class extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init);
    const cookie = input instanceof Request ? input.headers.get('Cookie') : null;
    if (cookie !== null) this.headers.set('Cookie', cookie);
  }
};

globalThis.Response = class extends Response {
  constructor(body?: BodyInit | null, init: ResponseInit = {}) {
    super(body, init);
    for (const cookie of new Headers(init.headers).getSetCookie()) {
      this.headers.append('Set-Cookie', cookie);
    }
  }
};

// The files of a worker share their page. Each begins with an empty one.
document.body.replaceChildren();

const consoleError = vi.spyOn(console, 'error');

/** Functions of the test window, which browsers do not have. */
const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };

const bareTexts = watchBareTexts();

beforeEach(() => {
  bareTexts();
  consoleError.mockClear();
  alwaysIntersect();
  // A window without an address is left behind now and then, and relative addresses are invalid there.
  if (!URL.canParse(location.origin)) happyDOM.setURL('http://localhost:3000/');
});

/** React complains about the lazy routes of the router where the chunk arrives between two renders. */
const isOfLazyRoute = ([first]: readonly unknown[]): boolean =>
  first instanceof Error && first.message.startsWith('This library called use() to suspend');

// An error on the console, of React or of the browser, fails the test, and a change that a translated page would not show.
afterEach(() => {
  const bare = bareTexts();
  cleanup();
  expect(consoleError.mock.calls.filter((call) => !isOfLazyRoute(call))).toEqual([]);
  expect(bare).toEqual([]);
});
