import type { Modules } from '#protocol/model/whitelabel.ts';
import type { ModuleId } from '#protocol/vocabulary/module-id.ts';

/**
 * Modules of the merchant by group, and whether each is on. A group that is off switches its modules off. A module that
 * needs a third party is off. LOGINIPVERF3 is off because many people use the same demo account.
 */
const groups: Readonly<Partial<Record<ModuleId, Modules>>> = {
  COMM3: { CAPTCHA3: true, PROFPIC3: true, FEEDBACK3: true, INBOX3: true, CBS3: true },
  REG3: {
    USERNAMEREG3: true,
    MOBILENUMREG3: true,
    MOBILENUMPASSREG3: true,
    REGMOBVERF3: true,
    FIREBASECREATEACC3: false,
  },
  LOGIN3: {
    VERIFICATION3: true,
    MOBILEVERCODELOGIN3: true,
    LOGINIPVERF3: false,
    FREEPLAY3: true,
  },
  PASS3: { PWDEXPFORCECHANGE3: true, CHNGPASSVERIF3: true },
  GEETEST3: {
    GEETESTRISK3: false,
    GEETESTLOGIN3: false,
    GEETESTSMS3: false,
    GEETESTEMAIL3: false,
  },
  GAMELO3: { GAMELOHOT3: true, GAMELOREC3: true, GAMELOFAV3: true, AGEANNOUNCE3: true },
  MEMBER3: {
    MEMCLUB3: true,
    MEMTRANS3: true,
    REWCEN3: true,
    REFERRAL3: true,
    PTSYS3: true,
    FUNDTRANS3: true,
  },
  AGENT3: {
    AFFMAN3: true,
    AGENTPOLICY3: true,
    SIGNCONDIV3: true,
    DAILYSALCONT3: true,
    HOURSAL3: true,
    RTSALARY3: true,
  },
  SECURITY3: {
    DPSTBAS3: true,
    WDRAWNOPASSVERIF3: false,
    PAYMENTPASS3: true,
    BINDCARD3: true,
    SECQUES3: true,
    BINDGA3: true,
  },
};

/** Groups that are off. */
const offGroups: ReadonlySet<string> = new Set(['GEETEST3']);

const defaults = new Map<string, boolean>(
  Object.entries(groups).flatMap(([id, modules]): [string, boolean][] => [
    [id, !offGroups.has(id)],
    ...Object.entries(modules),
  ]),
);

/** The group of each module. */
const groupOf = new Map<string, string>(
  Object.entries(groups).flatMap(([id, modules]) =>
    Object.keys(modules).map((module): [string, string] => [module, id]),
  ),
);

/** Module of the calls that every page needs. It is always on. */
const commonModule = 'COMM3';

function isOn(switched: Readonly<Partial<Record<string, boolean>>>, id: string): boolean {
  return id === commonModule || (switched[id] ?? defaults.get(id) ?? false);
}

/** True when a module is on, together with its group. `switched` holds the operator's changes. */
export function isModuleOn(switched: Modules, id: string): boolean {
  return isOn(switched, id) && isOn(switched, groupOf.get(id) ?? id);
}

/** The merchant's tree of modules as the wire has it; `switched` holds the operator's changes. */
export function moduleTree(switched: Modules) {
  const node = (modId: string) => ({
    modId,
    enabled: isModuleOn(switched, modId) ? ('1' as const) : ('0' as const),
  });
  return Object.entries(groups).map(([id, modules]) => ({
    ...node(id),
    childrenNodes: Object.keys(modules).map(node),
  }));
}
