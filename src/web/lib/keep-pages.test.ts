import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPages, keepPagesWhenIdle } from './keep-pages.ts';

const post = vi.fn();
let saves = false;
const savesData = () => saves;

beforeEach(() => {
  post.mockClear();
  saves = false;
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve({ active: { postMessage: post } }) },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the files of the other pages', () => {
  it('are requested from the worker', async () => {
    await keepPages(savesData);
    expect(post).toHaveBeenCalledWith({ type: 'KEEP_PAGES' });
  });

  it('are not requested while data is saved', async () => {
    saves = true;
    await keepPages(savesData);
    expect(post).not.toHaveBeenCalled();
  });

  it('wait until the browser is idle', async () => {
    let run: (() => void) | undefined;
    vi.stubGlobal('requestIdleCallback', (act: () => void) => {
      run = act;
    });
    await keepPagesWhenIdle(savesData);
    expect(post).not.toHaveBeenCalled();
    run?.();
    await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
  });
});
