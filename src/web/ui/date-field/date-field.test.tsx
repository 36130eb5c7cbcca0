import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DateField } from './date-field.tsx';

it('a date field reports a date, between its bounds', () => {
  const dates: string[] = [];
  render(
    <DateField
      label="From"
      name="from"
      value="2026-11-01"
      min="2026-10-01"
      max="2026-11-22"
      onChange={(date) => dates.push(date)}
    />,
  );
  const field = screen.getByLabelText<HTMLInputElement>('From');
  expect([field.type, field.min, field.max]).toEqual(['date', '2026-10-01', '2026-11-22']);
  fireEvent.change(field, { target: { value: '2026-11-05' } });
  expect(dates).toEqual(['2026-11-05']);
});
