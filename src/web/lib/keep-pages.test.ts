import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPages, keepPagesWhenIdle } from './keep-pages.ts';

const post = vi.fn();
const connection = { saveData: false };

beforeEach(() => {
  post.mockClear();
  connection.saveData = false;
  vi.stubGlobal('navigator', {
    connection,
    serviceWorker: { ready: Promise.resolve({ active: { postMessage: post } }) },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the files of the other pages', () => {
  it('are requested from the worker', async () => {
    await keepPages();
    expect(post).toHaveBeenCalledWith({ type: 'KEEP_PAGES' });
  });

  it('are not requested with Save-Data', async () => {
    connection.saveData = true;
    await keepPages();
    expect(post).not.toHaveBeenCalled();
  });

  it('wait until the browser is idle', async () => {
    let run: (() => void) | undefined;
    vi.stubGlobal('requestIdleCallback', (act: () => void) => {
      run = act;
    });
    await keepPagesWhenIdle();
    expect(post).not.toHaveBeenCalled();
    run?.();
    await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
  });
});
