import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderComponent } from '#tests/support/render-component.tsx';
import { PinField } from './pin-field.tsx';

function Withdrawal() {
  const [pin, setPin] = useState('');
  return <PinField label="Withdrawal password" name="pin" value={pin} onChange={setPin} />;
}

describe('a pin field', () => {
  it('takes six digits from what is typed', async () => {
    const { user } = renderComponent(<Withdrawal />);
    const field = screen.getByLabelText<HTMLInputElement>('Withdrawal password');
    await user.type(field, '12a34 567');
    expect(field.value).toBe('123456');
    expect([field.type, field.inputMode]).toEqual(['password', 'numeric']);
  });

  it('stays out of the document and can be shown', async () => {
    const { user, container } = renderComponent(<Withdrawal />);
    const field = screen.getByLabelText<HTMLInputElement>('Withdrawal password');
    await user.type(field, '902114');
    expect(container.innerHTML).not.toContain('902114');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
  });
});
