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
  const find = async (text: string) => {
    await shown.user.click(field);
    await shown.user.clear(field);
    await shown.user.type(field, text);
  };
  return { ...shown, field, find };
}

const options = () => screen.queryAllByRole('option');
const optionTexts = () => options().map((option) => option.textContent);

/** Text of the option in `aria-activedescendant`. */
function activeOption(field: HTMLElement): string | null | undefined {
  return document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
}

afterEach(() => void vi.useRealTimers());

describe('the country field', () => {
  it('shows the selected country and a closed list', () => {
    const { field } = showField();
    expect(field.value).toBe('PH +63');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(options()).toEqual([]);
  });

  it('filters by the typed text and selects with Enter', async () => {
    const { user, field, find } = showField();
    await find('japan');
    expect(optionTexts()).toEqual(['JPJapan+81']);
    expect(activeOption(field)).toBe('JPJapan+81');
    await user.keyboard('{Enter}');
    expect(field.value).toBe('JP +81');
    expect(options()).toEqual([]);
  });

  it('selects with a click', async () => {
    const { user, field, find } = showField();
    await find('+44');
    await user.click(screen.getByText('United Kingdom'));
    expect(field.value).toBe('GB +44');
  });

  it('moves with the arrow keys from the selected country', async () => {
    const { user, field } = showField();
    field.focus();
    await user.keyboard('{ArrowDown}');
    expect(activeOption(field)).toContain('Philippines');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(activeOption(field)).toContain('Afghanistan');
    await user.keyboard('{Escape}');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(field.value).toBe('PH +63');
  });

  it('stops the propagation of Escape while the list is open', async () => {
    const { user, field } = showField();
    const onKeyDown = vi.fn();
    document.body.addEventListener('keydown', onKeyDown);
    await user.click(field);
    await user.keyboard('{Escape}');
    expect(onKeyDown).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledTimes(1);
    document.body.removeEventListener('keydown', onKeyDown);
  });

  it('renders a part of the list with its full size, and more when the keys reach the end', async () => {
    const { user, field } = showField();
    await user.click(field);
    expect(options().length).toBeLessThan(60);
    expect(options()[0]?.getAttribute('aria-setsize')).toBe(String(countries.length));
    await user.keyboard('{PageDown>40/}');
    expect(activeOption(field)).toContain('Zimbabwe');
  });

  it('closes 200 ms after blur and keeps the selection', () => {
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

  it('selects the only match at blur', () => {
    vi.useFakeTimers();
    const { field } = showField();
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'vietnam' } });
    act(() => field.blur());
    act(() => void vi.advanceTimersByTime(200));
    expect(field.value).toBe('VN +84');
  });

  it('accepts autofill', () => {
    const { field } = showField();
    fireEvent.change(field, { target: { value: '+81' } });
    expect(field.value).toBe('JP +81');
    expect(options()).toEqual([]);
  });

  it('shows that nothing matches, and announces the number of matches', async () => {
    const { find } = showField();
    await find('atlantis');
    expect(screen.getByText(/No country like that/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('0 countries');
    await find('korea');
    expect(screen.getByRole('status').textContent).toBe('2 countries');
  });

  it('has a name and an autocomplete token', () => {
    const { field } = showField();
    expect([field.name, field.autocomplete]).toEqual(['country', 'tel-country-code']);
  });
});
