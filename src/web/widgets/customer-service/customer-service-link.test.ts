import { describe, expect, it, vi } from 'vitest';
import { customerServiceLink } from './customer-service-link.ts';

const click = (change = {}) => ({
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  preventDefault: vi.fn(),
  ...change,
});

describe('a link to customer service', () => {
  it.each(['tel:+639175550100', 'mailto:help@example.com', 'zalo://chat?id=1'])(
    '%s is left to the device',
    (address) => {
      expect(customerServiceLink(address)).toEqual({ href: address });
    },
  );

  it('to a web page opens a small window without an opener', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const event = click();
    const { onClick } = customerServiceLink('https://help.example.com/');
    onClick?.(event as never);
    expect(open).toHaveBeenCalledWith(
      'https://help.example.com/',
      '_blank',
      'width=440,height=750,noopener,noreferrer',
    );
    expect(event.preventDefault).toHaveBeenCalledOnce();
  });

  it('is left to the browser at a click with a modifier key', () => {
    const open = vi.spyOn(window, 'open').mockClear().mockReturnValue(null);
    const event = click({ ctrlKey: true });
    customerServiceLink('https://help.example.com/').onClick?.(event as never);
    expect(open).not.toHaveBeenCalled();
    expect(event.preventDefault).not.toHaveBeenCalled();
  });
});
