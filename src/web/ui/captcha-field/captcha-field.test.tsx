import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showPiece } from '#tests/support/show-piece.tsx';
import { CaptchaField } from './captcha-field.tsx';

const picture = 'data:image/png;base64,AAAA';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

function showField(given: Partial<Parameters<typeof CaptchaField>[0]> = {}) {
  const onRefresh = vi.fn();
  const onChange = vi.fn();
  const shown = showPiece(
    <CaptchaField value="" picture={picture} {...{ onChange, onRefresh }} {...given} />,
  );
  return { ...shown, onRefresh, onChange };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Characters in the picture');

describe('the field for the characters in a picture', () => {
  it('shows the picture, and says what it is', () => {
    showField();
    const shown = screen.getByRole<HTMLImageElement>('img', { name: /The characters to type/ });
    expect(shown.src).toBe(picture);
  });

  it('gives what was typed', async () => {
    const { user, onChange } = showField();
    await user.type(field(), '7');
    expect(onChange).toHaveBeenCalledWith('7');
  });

  it('brings another picture when it is pressed, once a second at most', async () => {
    const { user, onRefresh } = showField();
    const press = () => user.click(screen.getByRole('button'));
    await press();
    now = 999;
    await press();
    expect(onRefresh).toHaveBeenCalledTimes(1);
    now = 1_000;
    await press();
    expect(onRefresh).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('status').textContent).toBe('Here is another picture.');
  });

  it('offers to show the picture when it has not come', async () => {
    const { user, onRefresh } = showField({ picture: null });
    await user.click(screen.getByRole('button', { name: 'Show the picture' }));
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });

  it('says what is wrong with it', () => {
    showField({ error: 'Those were not the characters.' });
    const told = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(told?.textContent).toBe('Those were not the characters.');
  });

  it('asks no password manager and no keyboard to guess', () => {
    showField();
    expect(field().autocomplete).toBe('off');
    expect(field().getAttribute('autocapitalize')).toBe('none');
  });
});
