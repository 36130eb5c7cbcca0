import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { alwaysIntersect } from './fake-intersection-observer.ts';

// Test machines are slow.
configure({ asyncUtilTimeout: 25_000 });

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

const consoleError = vi.spyOn(console, 'error');

beforeEach(() => {
  consoleError.mockClear();
  alwaysIntersect();
});

// An error on the console, of React or of the browser, fails the test.
afterEach(() => {
  cleanup();
  expect(consoleError.mock.calls).toEqual([]);
});
