import type { GenericSchema, InferOutput } from 'valibot';
import type { shapes } from './cache-shapes.ts';

/** One kind of thing kept for when there is no gateway. */
export interface Kept<Value> {
  readonly name: string;
  /** Raised when the shape changes; what was written before is migrated, or dropped. */
  readonly version: number;
  /** Public things are kept by language, private ones by customer until sign-out. */
  readonly privacy: 'public' | 'private';
  /** Comes when something is read. */
  readonly shape: () => Promise<GenericSchema<unknown, Value>>;
  /** Turns what an older version wrote into today's shape, which is then checked. */
  readonly migrate?: (value: unknown, version: number) => unknown;
}

type Shapes = typeof shapes;

function keep<Name extends keyof Shapes>(
  privacy: 'public' | 'private',
  name: string,
  shape: Name,
): Kept<InferOutput<Shapes[Name]>> {
  const read = async (): Promise<Shapes[Name]> => (await import('./cache-shapes.ts')).shapes[shape];
  return { name, version: 1, privacy, shape: read as Kept<InferOutput<Shapes[Name]>>['shape'] };
}

/** Everything that is kept offline. What is not named here is not kept. */
export const kept = {
  /** Also the modules that are on and the rules of registration. */
  systemStatus: keep('public', 'system-status', 'systemStatus'),
  lobby: keep('public', 'lobby', 'lanes'),
  hotGames: keep('public', 'hot-games', 'games'),
  /** Games met while browsing, so that they can be searched offline. */
  seenGames: keep('public', 'seen-games', 'seenGames'),
  lottery: keep('public', 'lottery', 'lottery'),
  announcements: keep('public', 'announcements', 'announcements'),
  /** Some are meant for members only. */
  memberAnnouncements: keep('private', 'announcements', 'announcements'),
  countries: keep('public', 'countries', 'countries'),
  registerRules: keep('public', 'register-rules', 'registerRules'),
  winners: keep('public', 'winners', 'winners'),
  help: keep('public', 'help', 'help'),
  member: keep('private', 'member', 'memberProfile'),
  favourites: keep('private', 'favourites', 'favourites'),
  recentGames: keep('private', 'recent-games', 'games'),
  /** Stars set offline that the gateway has not been told of. */
  starChanges: keep('private', 'star-changes', 'starChanges'),
};
