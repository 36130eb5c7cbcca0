import type { Migration } from 'kysely';

/** A migration that says which hosts of older releases go on working beside it. */
export interface Step extends Migration {
  /**
   * `all`: it only widens, so that all older hosts go on working on the new tables. The name of an earlier migration: the hosts
   * that know that one do. `none`: all older hosts must have stopped.
   */
  readonly beside: 'all' | 'none' | `0${string}`;
}

/** Migrations by name, in order. */
export type Steps = Readonly<Record<string, Step>>;

/** The oldest migration that a host must know to go on working beside a step. Every host knows the empty name. */
export function leastKnown(name: string, { beside }: Pick<Step, 'beside'>): string {
  if (beside === 'all') return '';
  return beside === 'none' ? name : beside;
}
