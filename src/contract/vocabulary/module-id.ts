import { type InferOutput, picklist } from 'valibot';

/** Modules that an operator switches on and off: flags of the whitelabel tree, and values of the `ModuleId` header. */
export const moduleIds = [
  'COMM3',
  'CAPTCHA3',
  'PROFPIC3',
  'FEEDBACK3',
  'INBOX3',
  'CBS3',
  'REG3',
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'MAILVERIFICATION3',
  'FIREBASECREATEACC3',
  'LOGIN3',
  'VERIFICATION3',
  'MOBILEVERCODELOGIN3',
  'MOBILEAUTOLOGIN3',
  'LOGINIPVERF3',
  'FREEPLAY3',
  'PASS3',
  'PWDEXPFORCECHANGE3',
  'CHNGPASSVERIF3',
  'PWRESETSMS3',
  'GEETEST3',
  'GEETESTRISK3',
  'GEETESTLOGIN3',
  'GEETESTSMS3',
  'GEETESTEMAIL3',
  'GAMELO3',
  'GAMELOHOT3',
  'GAMELOREC3',
  'GAMELOFAV3',
  'AGEANNOUNCE3',
  'MEMBER3',
  'MEMCLUB3',
  'MEMTRANS3',
  'REWCEN3',
  'REFERRAL3',
  'PTSYS3',
  'FUNDTRANS3',
  'AGENT3',
  'AFFMAN3',
  'AGENTPOLICY3',
  'SIGNCONDIV3',
  'DAILYSALCONT3',
  'HOURSAL3',
  'RTSALARY3',
  'SECURITY3',
  'DPSTBAS3',
  'WDRAWNOPASSVERIF3',
  'PAYMENTPASS3',
  'BINDCARD3',
  'SECQUES3',
  'BINDGA3',
] as const;

/** The id of a module. A gateway's tree may hold further ids, which are left out. */
export const moduleId = picklist(moduleIds);
export type ModuleId = InferOutput<typeof moduleId>;

const known: ReadonlySet<string> = new Set(moduleIds);

export function isModuleId(id: string): id is ModuleId {
  return known.has(id);
}
