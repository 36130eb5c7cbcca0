import { type GenericSchema, lazy, object, pipe, string, transform } from 'valibot';
import type { ModuleId } from '../vocabulary/module-id.ts';
import { flag, list } from './wire.ts';

interface ModuleNode {
  readonly modId: string;
  readonly enabled: boolean;
  readonly childrenNodes: readonly ModuleNode[];
}

interface WireModuleNode {
  modId: string;
  enabled?: boolean | 0 | 1 | '0' | '1' | 'Y' | 'N' | null | undefined;
  childrenNodes?: readonly WireModuleNode[] | null | undefined;
}

const moduleNode: GenericSchema<WireModuleNode, ModuleNode> = object({
  modId: string(),
  enabled: flag(),
  childrenNodes: list(lazy(() => moduleNode)),
});

/** Modules that the operator has switched on or off. One that is not listed is off. */
export type Modules = Readonly<Partial<Record<ModuleId, boolean>>>;

function flatten(nodes: readonly ModuleNode[]): [string, boolean][] {
  return nodes.flatMap(({ modId, enabled, childrenNodes }): [string, boolean][] => [
    [modId, enabled],
    ...flatten(childrenNodes),
  ]);
}

/**
 * The operator's tree of modules, one node or several, flattened. Ids are not checked, so that the app does not load the
 * list of ids; an unknown one is never read.
 */
export const whitelabel = pipe(
  list(moduleNode),
  transform((tree): Modules => Object.fromEntries(flatten(tree))),
);
