import type { DownlineFilter, DownlineState } from '#core/agent/agent.ts';

/** The parameters of the list in the address. */
export interface DownlineParameters {
  readonly below?: string | undefined;
  readonly find?: string | undefined;
  readonly status?: DownlineState | undefined;
  readonly tier?: number | undefined;
}

/** The filter of the list for an address. */
export function filterOf({ below, find, status, tier }: DownlineParameters): DownlineFilter {
  return {
    parent: below ?? null,
    search: find ?? '',
    state: status ?? null,
    depth: tier ?? null,
  };
}
