import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderComponent } from '#tests/support/render-component.tsx';
import { CaptchaField } from './captcha-field.tsx';

const picture = 'data:image/png;base64,AAAA';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

function showField(props: Partial<Parameters<typeof CaptchaField>[0]> = {}) {
  const onRefresh = vi.fn();
  const onChange = vi.fn();
  const shown = renderComponent(
    <CaptchaField value="" picture={picture} {...{ onChange, onRefresh }} {...props} />,
  );
  return { ...shown, onRefresh, onChange };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Characters in the picture');

describe('the captcha field', () => {
  it('shows the picture with a text alternative', () => {
    showField();
    const shown = screen.getByRole<HTMLImageElement>('img', { name: /The characters to type/ });
    expect(shown.src).toBe(picture);
  });

  it('reports the typed text', async () => {
    const { user, onChange } = showField();
    await user.type(field(), '7');
    expect(onChange).toHaveBeenCalledWith('7');
  });

  it('loads another picture at a click, at most once a second', async () => {
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

  it('offers to load a missing picture', async () => {
    const { user, onRefresh } = showField({ picture: null });
    await user.click(screen.getByRole('button', { name: 'Show the picture' }));
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });

  it('shows its error', () => {
    showField({ error: 'Those were not the characters.' });
    const description = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Those were not the characters.');
  });

  it('switches autocomplete and capitalisation off', () => {
    showField();
    expect(field().autocomplete).toBe('off');
    expect(field().getAttribute('autocapitalize')).toBe('none');
  });
});
