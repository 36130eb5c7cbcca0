import { describe, expect, it, vi } from 'vitest';
import { customerServiceLink } from './customer-service-link.ts';

const press = (more = {}) => ({
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  preventDefault: vi.fn(),
  ...more,
});

describe('a link to customer service', () => {
  it.each(['tel:+639175550100', 'mailto:help@example.com', 'zalo://chat?id=1'])(
    '%s is opened as the device opens it',
    (address) => {
      expect(customerServiceLink(address)).toEqual({ href: address });
    },
  );

  it('that is a site opens in a small window, which cannot reach back', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const event = press();
    const { onClick } = customerServiceLink('https://help.example.com/');
    onClick?.(event as never);
    expect(open).toHaveBeenCalledWith(
      'https://help.example.com/',
      '_blank',
      'width=440,height=750,noopener,noreferrer',
    );
    expect(event.preventDefault).toHaveBeenCalledOnce();
  });

  it('is left to the browser when a tab is asked for', () => {
    const open = vi.spyOn(window, 'open').mockClear().mockReturnValue(null);
    const event = press({ ctrlKey: true });
    customerServiceLink('https://help.example.com/').onClick?.(event as never);
    expect(open).not.toHaveBeenCalled();
    expect(event.preventDefault).not.toHaveBeenCalled();
  });
});
