import { describe, expect, it, vi } from 'vitest';
import { answerHealth } from './health.ts';

const statusOf = async (path: string, isReady: () => Promise<boolean>) =>
  (await answerHealth(path, isReady))?.status;

describe('a question about health', () => {
  it('is answered with 200 while the process runs, ready or not', async () => {
    expect(await statusOf('/healthz', () => Promise.resolve(false))).toBe(200);
  });

  it('is answered with 200 or 503 about readiness', async () => {
    expect(await statusOf('/readyz', () => Promise.resolve(true))).toBe(200);
    expect(await statusOf('/readyz', () => Promise.resolve(false))).toBe(503);
    expect(await statusOf('/readyz', () => Promise.reject(new Error('no store')))).toBe(503);
  });

  it('is answered with 503 when the store does not answer for two seconds', async () => {
    vi.useFakeTimers();
    const status = statusOf('/readyz', () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await status).toBe(503);
    vi.useRealTimers();
  });

  it('has no other address', async () => {
    expect(await answerHealth('/help', () => Promise.resolve(true))).toBeNull();
  });
});
