import { useEffect, useRef } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { readCode } from '../../lib/form/read-code.ts';

type CodeFieldProps = Pick<
  TextFieldProps,
  'label' | 'name' | 'hint' | 'error' | 'details' | 'action'
> & {
  value: string;
  /** Receives the digits only, from typing, paste or autofill. */
  onChange: (code: string) => void;
  /** Number of digits. */
  length?: number;
  /** A different number for each sent SMS, such as its expiry time: the browser then fills in the code of that SMS. Null while no SMS is expected. */
  smsKey?: number | null;
};

interface OtpCredential extends Credential {
  readonly code: string;
}

/** The part of WebOTP (wicg.github.io/web-otp) that is missing in TypeScript's DOM types. */
type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

function isOtp(credential: Credential | null): credential is OtpCredential {
  return credential !== null && 'code' in credential && typeof credential.code === 'string';
}

async function receive(signal: AbortSignal): Promise<string | null> {
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  const credential = await navigator.credentials.get(request);
  return isOtp(credential) ? credential.code : null;
}

/** Reads the code of an expected SMS with WebOTP, when the browser supports it and the player agrees. Each new `smsKey` starts a new request; null starts none. */
function useSmsCode(smsKey: number | null, onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  useEffect(() => void (latest.current = onCode), [onCode]);

  useEffect(() => {
    if (smsKey === null || !('OTPCredential' in window)) return undefined;
    const request = new AbortController();
    receive(request.signal).then(
      (code) => code !== null && latest.current(code),
      () => {
        // Refused, timed out or aborted: the player types the code.
      },
    );
    return () => request.abort();
  }, [smsKey]);
}

/** A field for a one-time code from an SMS, an e-mail or an authenticator app. */
export function CodeField({
  length = 6,
  smsKey = null,
  value,
  onChange,
  ...field
}: CodeFieldProps) {
  const read = (text: string) => onChange(readCode(text, length));
  useSmsCode(smsKey, read);
  return (
    <TextField
      {...field}
      secret
      data-look="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      required
      value={value}
      onChange={({ target }) => read(target.value)}
    />
  );
}
