import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showPiece } from '#tests/support/show-piece.tsx';
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

/** A browser that takes codes out of messages. */
function stubMessages() {
  const asked: { signal: AbortSignal; arrive: (code: string) => void }[] = [];
  vi.stubGlobal('OTPCredential', class {});
  const get = ({ signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
      asked.push({ signal, arrive: (code) => resolve({ code }) });
    });
  vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: { get } } }));
  return asked;
}

describe('the field for a code', () => {
  it('asks for digits, and lets the browser fill the code in', () => {
    showPiece(<Code />);
    expect([field().inputMode, field().autocomplete]).toEqual(['numeric', 'one-time-code']);
  });

  it('takes a code that is pasted in two groups', async () => {
    const { user } = showPiece(<Code />);
    await user.click(field());
    await user.paste('123 456');
    expect(field().value).toBe('123456');
  });

  it('takes no more digits than the code has, and nothing but digits', async () => {
    const { user } = showPiece(<Code />);
    await user.type(field(), '1x2345678');
    expect(field().value).toBe('123456');
  });

  it('says what is wrong with it', () => {
    showPiece(<Code error="That code has run out." />);
    const told = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(told?.textContent).toBe('That code has run out.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('takes the code out of the message that was sent', async () => {
    const asked = stubMessages();
    showPiece(<Code smsKey={1} />);
    asked[0]?.arrive('654321');
    await waitFor(() => expect(field().value).toBe('654321'));
  });

  it('waits for no message before one was sent', () => {
    const asked = stubMessages();
    showPiece(<Code />);
    expect(asked).toEqual([]);
  });

  it('stops waiting when it is left, and for an older message when there is a newer one', async () => {
    const asked = stubMessages();
    const { rerender, unmount } = showPiece(<Code smsKey={1} />);
    rerender(<Code smsKey={2} />);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    unmount();
    expect(asked[1]?.signal.aborted).toBe(true);
  });
});
