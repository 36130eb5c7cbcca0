import { useEffect, useRef } from 'react';

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
export function useSmsCode(smsKey: number | null, onCode: (code: string) => void): void {
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
