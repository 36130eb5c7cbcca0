import { array, type GenericSchema } from 'valibot';
import {
  announcements,
  country,
  favourites,
  game,
  lane,
  memberProfile,
  registerRules,
  seenGame,
  starChange,
  systemStatus,
  winner,
} from './shapes.ts';

/** One kind of thing kept for when there is no gateway. */
export interface Kept<Value> {
  readonly name: string;
  /** Raised when the shape changes; what was written before is migrated, or dropped. */
  readonly version: number;
  /** Public things are kept by language, private ones by customer until sign-out. */
  readonly privacy: 'public' | 'private';
  readonly shape: GenericSchema<unknown, Value>;
  /** Turns what an older version wrote into today's shape, which is then checked. */
  readonly migrate?: (value: unknown, version: number) => unknown;
}

function keep<Value>(
  privacy: Kept<Value>['privacy'],
  name: string,
  shape: Kept<Value>['shape'],
): Kept<Value> {
  return { name, version: 1, privacy, shape };
}

/** Everything that is kept offline. What is not named here is not kept. */
export const kept = {
  /** Also the modules that are on and the rules of registration. */
  systemStatus: keep('public', 'system-status', systemStatus),
  lobby: keep('public', 'lobby', array(lane)),
  hotGames: keep('public', 'hot-games', array(game)),
  /** Games met while browsing, so that they can be searched offline. */
  seenGames: keep('public', 'seen-games', array(seenGame)),
  announcements: keep('public', 'announcements', announcements),
  /** Some are meant for members only. */
  memberAnnouncements: keep('private', 'announcements', announcements),
  countries: keep('public', 'countries', array(country)),
  registerRules: keep('public', 'register-rules', registerRules),
  winners: keep('public', 'winners', array(winner)),
  member: keep('private', 'member', memberProfile),
  favourites: keep('private', 'favourites', favourites),
  recentGames: keep('private', 'recent-games', array(game)),
  /** Stars set offline that the gateway has not been told of. */
  starChanges: keep('private', 'star-changes', array(starChange)),
};
