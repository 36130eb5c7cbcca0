import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderComponent } from '#tests/support/render-component.tsx';
import { AmountField } from './amount-field.tsx';

function Deposit({ error = null }: { error?: string | null }) {
  const [amount, setAmount] = useState('');
  return (
    <AmountField label="Amount" name="amount" value={amount} onChange={setAmount} error={error} />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Amount');
const description = () =>
  document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

describe('an amount field', () => {
  it('opens the keyboard of numbers and shows the currency', () => {
    renderComponent(<Deposit />);
    expect(field().getAttribute('inputmode')).toBe('decimal');
    expect(screen.getByText('₱')).toBeTruthy();
  });

  it.each(['1,250.50', '1.250', '12,50', '๑๒๕๐', '-5'])(
    'keeps %j as it is typed',
    async (typed) => {
      const { user } = renderComponent(<Deposit />);
      await user.type(field(), typed);
      expect(field().value).toBe(typed);
      expect(description()).toBeUndefined();
    },
  );

  it.each([
    ['1.250', 'This can mean ₱1,250.00 or ₱1.25. Please type one of the two.'],
    ['100.005', 'An amount has at most two decimals. Please type it such as 1,250.50.'],
    ['1e3', 'We cannot read this amount. Please type it such as 250 or 1,250.50.'],
    ['12', 'The least is ₱100.00.'],
    ['', 'The least is ₱100.00.'],
  ])('shows the fault of %j once the form finds it', async (typed, words) => {
    const { user } = renderComponent(<Deposit error="The least is ₱100.00." />);
    if (typed !== '') await user.type(field(), typed);
    expect(description()).toBe(words);
  });
});
