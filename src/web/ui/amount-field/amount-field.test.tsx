import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AmountField } from './amount-field.tsx';
import { readAmount } from './read-amount.ts';

function Deposit() {
  const [amount, setAmount] = useState('');
  return <AmountField label="Amount" name="amount" value={amount} onChange={setAmount} />;
}

describe('an amount field', () => {
  it('opens the keyboard of numbers and shows the currency', () => {
    render(<Deposit />);
    expect(screen.getByLabelText('Amount').getAttribute('inputmode')).toBe('decimal');
    expect(screen.getByText('₱')).toBeTruthy();
  });

  it('keeps what is an amount', async () => {
    render(<Deposit />);
    await userEvent.type(screen.getByLabelText('Amount'), '1,2a50.505');
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('1250.50');
  });

  it.each([
    ['₱1,000', '1000'],
    ['007', '7'],
    ['.5', '0.5'],
    ['-20', '20'],
    ['1.2.3', '1.23'],
    ['１２', '12'],
    ['๑๒๕๐.๕๐', '1250.50'],
    ['1e309', ''],
    ['1E+3', ''],
    ['Infinity', ''],
    ['0.001', '0.00'],
    ['', ''],
  ])('reads %j as %j', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });
});
