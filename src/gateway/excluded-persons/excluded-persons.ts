import type { Services } from '../http/request-context.ts';
import { type ExclusionNeeds, excludeIfListed, isMemberListed } from './exclude-listed.ts';

export type { ExclusionNeeds } from './exclude-listed.ts';
export { findLastImport, importRegister, listImports } from './import-register.ts';
export { listColumns, readPeople } from './read-people.ts';

/** The register of excluded persons, as calls of members ask it. */
export function createRegister(needs: ExclusionNeeds): Services['register'] {
  return {
    lists: (sql, memberId) => isMemberListed(sql, memberId, needs.vault),
    exclude: (sql, memberId) => excludeIfListed(sql, memberId, needs),
  };
}
