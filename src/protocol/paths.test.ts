import { describe, expect, it } from 'vitest';
import { isAppPath, isGatewayPath } from './paths.ts';

describe('a path', () => {
  it.each(['/', '/rng', '/rng/', '/promotions/detail'])('shows a page of the app: %s', (path) =>
    expect(isAppPath(path)).toBe(true),
  );

  it.each(['/rngs', '/member/x', '/assets/main.js', '/wps/session/login', '//', '/rng/more'])(
    'shows no page of the app: %s',
    (path) => expect(isAppPath(path)).toBe(false),
  );

  it.each(['/wps/session/login', '/lgw/games', '/_operator', '/media/games/1.svg'])(
    'belongs to the gateway: %s',
    (path) => expect(isGatewayPath(path)).toBe(true),
  );

  it.each(['/', '/wpsx', '/rng', '/_operators'])('does not belong to the gateway: %s', (path) =>
    expect(isGatewayPath(path)).toBe(false),
  );
});
