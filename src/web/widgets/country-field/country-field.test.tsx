import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countries as listed } from '#demo/content/countries.ts';
import { renderComponent } from '#tests/support/render-component.tsx';
import { CountryField } from './country-field.tsx';

const countries = listed.map(({ countryCode, dialCode }) => ({ code: countryCode, dialCode }));

function Field() {
  const [value, setValue] = useState('PH');
  return (
    <>
      <CountryField
        label="Country code"
        name="country"
        countries={countries}
        value={value}
        onChoose={({ code }) => setValue(code)}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

function showField() {
  const shown = renderComponent(<Field />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country code' });
  const find = async (typed: string) => {
    await shown.user.click(field);
    await shown.user.clear(field);
    await shown.user.type(field, typed);
  };
  return { ...shown, field, find };
}

const options = () => screen.queryAllByRole('option');
const named = () => options().map((option) => option.textContent);

/** The option that assistive technology takes to be the current one. */
function current(field: HTMLElement): string | null | undefined {
  return document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
}

afterEach(() => void vi.useRealTimers());

describe('the country of a number', () => {
  it('says what is chosen, and shows no list before it is asked for', () => {
    const { field } = showField();
    expect(field.value).toBe('PH +63');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(options()).toEqual([]);
  });

  it('is found by what is typed and chosen by Enter, which sends no form', async () => {
    const { user, field, find } = showField();
    await find('japan');
    expect(named()).toEqual(['JPJapan+81']);
    expect(current(field)).toBe('JPJapan+81');
    await user.keyboard('{Enter}');
    expect(field.value).toBe('JP +81');
    expect(options()).toEqual([]);
  });

  it('is chosen by a press', async () => {
    const { user, field, find } = showField();
    await find('+44');
    await user.click(screen.getByText('United Kingdom'));
    expect(field.value).toBe('GB +44');
  });

  it('is walked through by the arrows, from what is chosen', async () => {
    const { user, field } = showField();
    field.focus();
    await user.keyboard('{ArrowDown}');
    expect(current(field)).toContain('Philippines');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(current(field)).toContain('Afghanistan');
    await user.keyboard('{Escape}');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(field.value).toBe('PH +63');
  });

  it('keeps Escape to itself while the list is open', async () => {
    const { user, field } = showField();
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard);
    await user.click(field);
    await user.keyboard('{Escape}');
    expect(heard).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(heard).toHaveBeenCalledTimes(1);
    document.body.removeEventListener('keydown', heard);
  });

  it('draws a part of the list, says how long it is, and draws on as it is walked', async () => {
    const { user, field } = showField();
    await user.click(field);
    expect(options().length).toBeLessThan(60);
    expect(options()[0]?.getAttribute('aria-setsize')).toBe(String(countries.length));
    await user.keyboard('{PageDown>40/}');
    expect(current(field)).toContain('Zimbabwe');
  });

  it('closes 200 ms after it is left, and keeps what was chosen', () => {
    vi.useFakeTimers();
    const { field } = showField();
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'united' } });
    act(() => field.blur());
    act(() => void vi.advanceTimersByTime(199));
    expect(options().length).toBeGreaterThan(1);
    act(() => void vi.advanceTimersByTime(1));
    expect(options()).toEqual([]);
    expect(field.value).toBe('PH +63');
  });

  it('takes what was typed when it is left and only one country can be meant', () => {
    vi.useFakeTimers();
    const { field } = showField();
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'vietnam' } });
    act(() => field.blur());
    act(() => void vi.advanceTimersByTime(200));
    expect(field.value).toBe('VN +84');
  });

  it('takes what a browser fills in', () => {
    const { field } = showField();
    fireEvent.change(field, { target: { value: '+81' } });
    expect(field.value).toBe('JP +81');
    expect(options()).toEqual([]);
  });

  it('says so when nothing fits, and how many do', async () => {
    const { find } = showField();
    await find('atlantis');
    expect(screen.getByText(/No country like that/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('0 countries');
    await find('korea');
    expect(screen.getByRole('status').textContent).toBe('2 countries');
  });

  it('lets the form and its browser know what it is', () => {
    const { field } = showField();
    expect([field.name, field.autocomplete]).toEqual(['country', 'tel-country-code']);
  });
});
