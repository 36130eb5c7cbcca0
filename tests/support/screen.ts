import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { lookEverywhere } from './screen-seen.ts';

// Machines that test are busy.
configure({ asyncUtilTimeout: 25_000 });

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
