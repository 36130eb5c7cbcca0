import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import { GatewayError } from '#core/client/gateway-error.ts';
import { createEvents } from '#core/events.ts';
import { createQuery, idle, type QueryState } from '#core/query/query.ts';
import { renderComponent } from '#tests/support/render-component.tsx';
import { FailedState } from '../failed-state/failed-state.tsx';
import { QueryView } from './query-view.tsx';

interface State extends QueryState {
  words: string;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lets time go on, with the renders and answers in between. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A page whose gateway is down until the test changes that. */
async function openPage() {
  const gateway = { isDown: true, calls: 0 };
  const state = proxy<State>({ ...idle(), words: '' });
  const query = createQuery<string, State>({
    state,
    async call() {
      gateway.calls += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (gateway.isDown) throw new GatewayError({ kind: 'unavailable', status: 503 });
      return 'The words';
    },
    show: (words) => ({ words }),
    events: createEvents(),
    now: Date.now,
  });
  function Page() {
    const snapshot = useSnapshot(state);
    return (
      <QueryView
        query={snapshot}
        hasContent={snapshot.words !== ''}
        placeholder={<p>Loading</p>}
        empty={null}
        onRetry={() => void query.load()}
      >
        <p>{snapshot.words}</p>
      </QueryView>
    );
  }
  renderComponent(<Page />);
  await act(async () => void query.load());
  expect(screen.getByText('Loading')).toBeTruthy();
  await pass(100);
  return gateway;
}

it('a page that has failed shows its data by itself when the gateway is back', async () => {
  const gateway = await openPage();
  await pass(1_000 + 100 + 2_000 + 100);
  expect(gateway.calls).toBe(3);
  gateway.isDown = false;
  await pass(4_000 + 100);
  expect(screen.getByText('The words')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(600_000);
  expect(gateway.calls).toBe(4);
});

it('a page that has failed tries at once when the browser comes online', async () => {
  const gateway = await openPage();
  await pass(10);
  gateway.isDown = false;
  await act(async () => void dispatchEvent(new Event('online')));
  await pass(100);
  expect(screen.getByText('The words')).toBeTruthy();
});

it('a screen reader reads the failure once: its element and words stay during all tries', async () => {
  const gateway = await openPage();
  const alert = screen.getByRole('alert');
  const button = screen.getByRole('button', { name: 'Try again' });
  const changes = vi.fn();
  const observer = new MutationObserver(changes);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await pass(60_000);
  expect(gateway.calls).toBeGreaterThan(4);
  expect(screen.getByRole('alert')).toBe(alert);
  expect(screen.getByRole('button', { name: 'Try again' })).toBe(button);
  expect(changes).not.toHaveBeenCalled();
  observer.disconnect();
});

it('the button is busy during a try', async () => {
  await openPage();
  const button = screen.getByRole('button', { name: 'Try again' });
  expect(button.getAttribute('aria-busy')).toBeNull();
  await pass(1_050);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await pass(50);
  expect(button.getAttribute('aria-busy')).toBeNull();
});

it('a failed call that changes something is repeated by the player only', async () => {
  const onRetry = vi.fn();
  renderComponent(
    <FailedState failure={{ kind: 'unavailable', status: 503 }} onRetry={onRetry} isWrite />,
  );
  await pass(600_000);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(onRetry).not.toHaveBeenCalled();
});
