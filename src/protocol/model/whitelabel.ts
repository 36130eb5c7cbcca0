import {
  custom,
  type GenericSchema,
  nullish,
  object,
  pipe,
  safeParse,
  string,
  transform,
} from 'valibot';
import type { ModuleId } from '../vocabulary/module-id.ts';
import { flag, list } from './wire.ts';

interface WireModuleNode {
  modId: string;
  enabled?: boolean | 0 | 1 | '0' | '1' | 'Y' | 'N' | null | undefined;
  childrenNodes?: readonly WireModuleNode[] | null | undefined;
}

/** Modules that the operator has switched on or off. One that is not listed is off. */
export type Modules = Readonly<Partial<Record<ModuleId, boolean>>>;

const nodes = () =>
  nullish(
    custom<readonly WireModuleNode[]>(() => true),
    null,
  );

/** The modules of a node of the tree, its own and those below it. */
const moduleNode: GenericSchema<WireModuleNode, Modules> = pipe(
  object({ modId: string(), enabled: flag(), childrenNodes: nodes() }),
  transform(({ modId, enabled, childrenNodes }): Modules => {
    const below = safeParse(whitelabel, childrenNodes);
    return { [modId]: enabled, ...(below.success && below.output) };
  }),
);

/**
 * The operator's tree of modules, one node or several, flattened. Ids are not checked, so that the app does not load the
 * list of ids; an unknown one is never read. A node that cannot be read is left out with those below it.
 */
export const whitelabel = pipe(
  list(moduleNode),
  transform((tree): Modules => Object.assign({}, ...tree)),
);
