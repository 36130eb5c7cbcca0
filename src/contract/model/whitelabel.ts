import {
  array,
  type GenericSchema,
  lazy,
  nullish,
  object,
  pipe,
  string,
  transform,
  union,
} from 'valibot';
import { flag } from './wire.ts';

interface ModuleNode {
  readonly modId: string;
  readonly enabled: boolean;
  readonly childrenNodes: readonly ModuleNode[];
}

interface WireModuleNode {
  modId: string;
  enabled?: boolean | 0 | 1 | '0' | '1' | 'Y' | 'N' | null | undefined;
  childrenNodes?: WireModuleNode[] | null | undefined;
}

const moduleNode: GenericSchema<WireModuleNode, ModuleNode> = object({
  modId: string(),
  enabled: flag(),
  childrenNodes: nullish(array(lazy(() => moduleNode)), []),
});

/** Which modules the operator has switched on, by module id. */
export type Modules = Readonly<Record<string, boolean>>;

function flatten(nodes: readonly ModuleNode[]): [string, boolean][] {
  return nodes.flatMap(({ modId, enabled, childrenNodes }) => [
    [modId, enabled] as [string, boolean],
    ...flatten(childrenNodes),
  ]);
}

/** The operator's tree of modules, one node or several, flattened. */
export const whitelabel = pipe(
  nullish(union([array(moduleNode), moduleNode]), []),
  transform((tree): Modules => Object.fromEntries(flatten(Array.isArray(tree) ? tree : [tree]))),
);
