import { useEffect, useRef } from 'react';

interface OtpCredential extends Credential {
  readonly code: string;
}

/** The part of WebOTP (wicg.github.io/web-otp) that TypeScript does not know. */
type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

function isOtp(credential: Credential | null): credential is OtpCredential {
  return credential !== null && 'code' in credential && typeof credential.code === 'string';
}

async function receive(signal: AbortSignal): Promise<string | null> {
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  const credential = await navigator.credentials.get(request);
  return isOtp(credential) ? credential.code : null;
}

/** Takes the code out of the SMS that is on its way, where the browser can and the player agrees. Each new `smsKey` waits for another; null waits for none. */
export function useSmsCode(smsKey: number | null, onCode: (code: string) => void): void {
  const take = useRef(onCode);
  useEffect(() => void (take.current = onCode), [onCode]);

  useEffect(() => {
    if (smsKey === null || !('OTPCredential' in window)) return undefined;
    const leaving = new AbortController();
    receive(leaving.signal).then(
      (code) => code !== null && take.current(code),
      () => {
        // Refused, timed out or left: the player types it.
      },
    );
    return () => leaving.abort();
  }, [smsKey]);
}
