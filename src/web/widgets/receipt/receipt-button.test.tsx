import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderComponent } from '#tests/support/render-component.tsx';
import { ReceiptButton } from './receipt-button.tsx';

const lines = [
  { name: 'Amount', value: '₱500.00' },
  { name: 'Order number', value: '0199' },
];

async function open() {
  const user = userEvent.setup();
  renderComponent(<ReceiptButton title="Withdrawal" lines={lines} />);
  await user.click(await screen.findByRole('button', { name: 'Receipt' }));
  await screen.findByRole('article', { name: 'Withdrawal' });
  return user;
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});

describe('a receipt', () => {
  it('is shared with all of its lines', async () => {
    const share = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const text = expect.stringMatching(/Withdrawal\nAmount: ₱500.00\nOrder number: 0199\nAs of /);
    expect(share).toHaveBeenCalledWith({ title: 'Parola · Withdrawal', text });
  });

  it('is copied where the browser cannot share', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await act(() => navigator.clipboard.readText())).toContain('Amount: ₱500.00');
  });

  it('says nothing more when the player closes the sheet of the device, and prints', async () => {
    const closed = new DOMException('closed', 'AbortError');
    Object.defineProperty(navigator, 'share', {
      value: () => Promise.reject(closed),
      configurable: true,
    });
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.queryByText(/could not be shared/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
