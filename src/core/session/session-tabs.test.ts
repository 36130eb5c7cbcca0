import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionTabs } from './session-tabs.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('a new tab does not wait long for tabs that are not there', async () => {
  const tabs = createSessionTabs({ post: () => {}, listen: () => {}, close: () => {} });
  const answered = vi.fn<(answer: unknown) => void>();
  void tabs.ask(150).then(answered);
  await vi.advanceTimersByTimeAsync(100);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(answered).toHaveBeenCalledExactlyOnceWith(null);
});

it('a new tab does not wait at all in a browser in which nobody has signed in', async () => {
  const { asked, entered, receive } = openTab(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledExactlyOnceWith(null);
  receive({ kind: 'here', values });
  expect(entered).toHaveBeenCalledExactlyOnceWith(values);
});

const values = { token: 'a', account: 'juan' };

/** A tab among others, which a test plays. */
function openTab(answerMs = 150) {
  let receive: (data: unknown) => void = () => {};
  const tabs = createSessionTabs({
    post: () => {},
    listen: (listener) => void (receive = listener),
    close: () => {},
  });
  const entered = vi.fn<(values: unknown) => void>();
  tabs.listen({ values: () => null, entered, left: () => {} });
  const asked = vi.fn<(answer: unknown) => void>();
  void tabs.ask(answerMs).then(asked);
  return { tabs, entered, asked, receive: (data: unknown) => receive(data) };
}

it('takes the first answer', async () => {
  const { entered, asked, receive } = openTab();
  receive({ kind: 'here', values });
  receive({ kind: 'here', values: { token: 'b' } });
  await vi.advanceTimersByTimeAsync(200);
  receive({ kind: 'here', values: { token: 'c' } });
  expect(asked).toHaveBeenCalledExactlyOnceWith(values);
  expect(entered).not.toHaveBeenCalled();
});

it('enters the session of a tab that answers late, once', async () => {
  const { entered, asked, receive } = openTab();
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveBeenCalledExactlyOnceWith(null);
  receive({ kind: 'here', values });
  receive({ kind: 'here', values });
  expect(entered).toHaveBeenCalledExactlyOnceWith(values);
});

it('takes no late answer after a sign-in here or in another tab', async () => {
  const here = openTab();
  await vi.advanceTimersByTimeAsync(200);
  here.tabs.entered({ token: 'own' });
  here.receive({ kind: 'here', values });
  expect(here.entered).not.toHaveBeenCalled();

  const there = openTab();
  await vi.advanceTimersByTimeAsync(200);
  there.receive({ kind: 'entered', values: { token: 'theirs' } });
  there.receive({ kind: 'here', values });
  expect(there.entered).toHaveBeenCalledExactlyOnceWith({ token: 'theirs' });
});
