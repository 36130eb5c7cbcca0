import type { Services } from '../http/request-context.ts';
import {
  type AskingNeeds,
  askAboutMember,
  askAboutPerson,
  keepClearAnswer,
} from './ask-register.ts';
import { excludeIfListed, isMemberListed } from './exclude-listed.ts';

export { createHttpRegister, type ExclusionRegister } from './http-register.ts';
export { findLastImport, importRegister, listImports } from './import-register.ts';
export { listColumns, readPeople } from './read-people.ts';

/** The register of excluded persons, as calls of members ask it. */
export function createRegister(needs: AskingNeeds): Services['register'] {
  return {
    lists: (sql, memberId) => isMemberListed(sql, memberId, needs.vault),
    exclude: (sql, memberId) => excludeIfListed(sql, memberId, needs),
    askAboutPerson: (person) => askAboutPerson(person, needs),
    askAboutMember: (memberId) => askAboutMember(memberId, needs),
    async keepClear(sql, memberId, person) {
      if (needs.asked !== null) await keepClearAnswer(sql, { id: memberId, person }, needs);
    },
  };
}
