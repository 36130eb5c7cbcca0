import type { ConsoleOperatorTable } from '../store/tables/system-tables.ts';

export type OperatorRole = ConsoleOperatorTable['role'];

/** The roles of operators, as the console lists them. */
export const operatorRoles = [
  'owner',
  'cashier',
  'support',
  'content',
  'viewer',
] as const satisfies readonly OperatorRole[];

/** Somebody who works in the console. */
export interface Operator {
  readonly name: string;
  readonly role: OperatorRole;
}

interface Access {
  /** Roles that read, beside the owner and those that change. */
  readonly readers: readonly OperatorRole[];
  /** Roles that change, beside the owner. */
  readonly changers: readonly OperatorRole[];
}

/**
 * The areas of work. Each section belongs to one, and so do its routes, unless a route names another one.
 * `privateFacts` is the whole names, numbers and addresses of members, for a time. `identity` is the documents of members. `contact` is all that members write and read. `house` is how the house runs. `owner` is for the owner alone. `pictures` are
 * pictures that members have sent, which each area has some of.
 */
const areas = {
  search: { readers: ['cashier', 'support', 'viewer'], changers: [] },
  pictures: { readers: ['cashier', 'support', 'content', 'viewer'], changers: [] },
  money: { readers: ['viewer'], changers: ['cashier'] },
  members: { readers: ['cashier', 'viewer'], changers: ['support'] },
  privateFacts: { readers: [], changers: ['cashier', 'support'] },
  identity: { readers: [], changers: ['support'] },
  contact: { readers: ['viewer'], changers: ['support'] },
  content: { readers: ['viewer'], changers: ['content'] },
  house: { readers: ['viewer'], changers: [] },
  owner: { readers: [], changers: [] },
} as const satisfies Readonly<Record<string, Access>>;

export type Area = keyof typeof areas;

/** The roles that may change things of an area. */
export const changersOf = (area: Area): readonly OperatorRole[] => [
  'owner',
  ...areas[area].changers,
];

/** The roles that may read an area. */
export const readersOf = (area: Area): readonly OperatorRole[] => [
  ...changersOf(area),
  ...areas[area].readers,
];

/** A request of an operator whose role does not reach. The console answers with status 403. */
export class Forbidden extends Error {
  constructor(role: OperatorRole, allowed: readonly OperatorRole[]) {
    super(`Your role, ${role}, may not do this. It is for: ${allowed.join(', ')}.`);
  }
}

/** Throws a Forbidden unless the role is one of those. */
export function requireRole({ role }: Operator, allowed: readonly OperatorRole[]): void {
  if (!allowed.includes(role)) throw new Forbidden(role, allowed);
}
