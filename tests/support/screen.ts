import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { lookEverywhere } from './screen-seen.ts';

// Machines that test are busy.
configure({ asyncUtilTimeout: 25_000 });

// The gateway of a test answers in the window of the page, where scripts have no cookies of requests and answers: here they have.
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

const complained = vi.spyOn(console, 'error');

beforeEach(() => {
  complained.mockClear();
  lookEverywhere();
});

/** A component that makes React or the browser complain has failed, whatever it shows. */
afterEach(() => {
  cleanup();
  expect(complained.mock.calls).toEqual([]);
});
