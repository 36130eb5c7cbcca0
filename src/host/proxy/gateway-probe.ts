import { getSystemStatus } from '#protocol/calls/system.ts';

/** Statuses of a web server in front of a gateway that does not answer. */
const brokenStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

interface ProbeSettings {
  /** Code of the merchant. */
  readonly merchant: string;
  /** Timeout of the gateway, in milliseconds. Shorter than the patience of a load balancer. */
  readonly timeoutMs?: number;
  /** The time that the result is kept, in milliseconds. */
  readonly keepMs?: number;
  now?(): number;
}

/**
 * Returns whether the gateway at an address answers, with any status but 502, 503 and 504. All questions within `keepMs`
 * share one call.
 */
export function createGatewayProbe(
  address: string,
  { merchant, timeoutMs = 1_500, keepMs = 3_000, now = Date.now }: ProbeSettings,
) {
  const target = address.replace(/\/$/, '') + getSystemStatus.path;
  const headers = { Accept: 'application/json', Merchant: merchant, Language: 'EN', Device: 'web' };
  let last: { readonly at: number; readonly answers: Promise<boolean> } | null = null;

  async function ask(): Promise<boolean> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const { status, body } = await fetch(target, { headers, redirect: 'manual', signal });
      void body?.cancel().catch(() => undefined);
      return !brokenStatuses.has(status);
    } catch {
      return false;
    }
  }

  return function isAnswering(): Promise<boolean> {
    if (last === null || now() - last.at >= keepMs) last = { at: now(), answers: ask() };
    return last.answers;
  };
}
