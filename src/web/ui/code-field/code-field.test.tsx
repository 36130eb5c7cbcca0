import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderComponent } from '#tests/support/render-component.tsx';
import { CodeField } from './code-field.tsx';

function Code({ error, smsKey }: { error?: string; smsKey?: number | null }) {
  const [code, setCode] = useState('');
  return (
    <CodeField
      label="Code"
      name="code"
      value={code}
      onChange={setCode}
      error={error}
      smsKey={smsKey ?? null}
    />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Code');

afterEach(() => vi.unstubAllGlobals());

/** Stubs WebOTP. Returns the requests, with a function that delivers a code. */
function stubWebOtp() {
  const requests: { signal: AbortSignal; arrive: (code: string) => void }[] = [];
  vi.stubGlobal('OTPCredential', class {});
  const get = ({ signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
      requests.push({ signal, arrive: (code) => resolve({ code }) });
    });
  vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: { get } } }));
  return requests;
}

describe('the code field', () => {
  it('has a numeric keyboard and one-time-code autofill', () => {
    renderComponent(<Code />);
    expect([field().inputMode, field().autocomplete]).toEqual(['numeric', 'one-time-code']);
  });

  it('accepts a pasted code in two groups', async () => {
    const { user } = renderComponent(<Code />);
    await user.click(field());
    await user.paste('123 456');
    expect(field().value).toBe('123456');
  });

  it('ignores other characters and surplus digits', async () => {
    const { user } = renderComponent(<Code />);
    await user.type(field(), '1x2345678');
    expect(field().value).toBe('123456');
  });

  it('shows its error', () => {
    renderComponent(<Code error="That code has run out." />);
    const description = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('That code has run out.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('fills in the code of the SMS', async () => {
    const requests = stubWebOtp();
    renderComponent(<Code smsKey={1} />);
    requests[0]?.arrive('654321');
    await waitFor(() => expect(field().value).toBe('654321'));
  });

  it('requests no SMS code before an SMS was sent', () => {
    const requests = stubWebOtp();
    renderComponent(<Code />);
    expect(requests).toEqual([]);
  });

  it('aborts the request at unmount and when a newer SMS was sent', async () => {
    const requests = stubWebOtp();
    const { rerender, unmount } = renderComponent(<Code smsKey={1} />);
    rerender(<Code smsKey={2} />);
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    unmount();
    expect(requests[1]?.signal.aborted).toBe(true);
  });
});
