import { describe, expect, it } from 'vitest';
import type { Failure } from '../client/failure.ts';
import { viewOfFailure } from './system-view.ts';

const refused = (code: 'system_maintenance' | 'region_restricted' | 'not_found'): Failure => ({
  kind: 'refused',
  code,
  message: null,
  value: null,
  status: 400,
});
const down = (status: number | null): Failure => ({ kind: 'unavailable', status });

describe('a status that cannot be loaded', () => {
  it.each([
    [refused('system_maintenance'), 'open', 'maintenance'],
    [refused('region_restricted'), 'open', 'restricted'],
    [refused('not_found'), 'starting', 'offline'],
    [refused('not_found'), 'open', 'open'],
    [down(503), 'starting', 'offline'],
    [down(503), 'offline', 'offline'],
    [down(503), 'open', 'open'],
    [down(200), 'starting', 'offline'],
    [down(null), 'starting', 'offline'],
    [down(null), 'maintenance', 'offline'],
    [{ kind: 'offline' }, 'starting', 'offline'],
    [{ kind: 'offline' }, 'open', 'open'],
  ] as const)('as %o, while the page shows %s, shows %s', (failure, before, view) =>
    expect(viewOfFailure(failure, before)).toBe(view),
  );
});
