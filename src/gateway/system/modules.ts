/** What the merchant has switched on, by group. What is not built, or needs a third party, is off; so is LOGINIPVERF3, since many people try the same demo account. */
const groups: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  COMM3: { CAPTCHA3: true, PROFPIC3: true, FEEDBACK3: true, INBOX3: true, CBS3: false },
  REG3: {
    USERNAMEREG3: true,
    MOBILENUMREG3: true,
    MOBILENUMPASSREG3: true,
    REGMOBVERF3: true,
    MAILVERIFICATION3: false,
    FIREBASECREATEACC3: false,
  },
  LOGIN3: {
    VERIFICATION3: true,
    MOBILEVERCODELOGIN3: true,
    MOBILEAUTOLOGIN3: false,
    LOGINIPVERF3: false,
    FREEPLAY3: true,
  },
  PASS3: { PWDEXPFORCECHANGE3: true, CHNGPASSVERIF3: true, PWRESETSMS3: true },
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
    FUNDTRANS3: false,
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
    BINDGA3: false,
  },
};

/** Whether a module is on, with what the operator has switched otherwise. */
export function isModuleOn(switched: Readonly<Record<string, boolean>>, id: string): boolean {
  const own = Object.assign({}, ...Object.values(groups)) as Readonly<Record<string, boolean>>;
  return switched[id] ?? own[id] ?? (id in groups && !offGroups.has(id));
}

const offGroups = new Set(['GEETEST3']);

const node = (modId: string, on: boolean) => ({
  modId,
  enabled: on ? ('1' as const) : ('0' as const),
});

/** The merchant's tree of modules, with what the operator has switched otherwise. */
export function moduleTree(switched: Readonly<Record<string, boolean>>) {
  const known = new Set(
    Object.entries(groups).flatMap(([id, inside]) => [id, ...Object.keys(inside)]),
  );
  const tree = Object.entries(groups).map(([id, inside]) => ({
    ...node(id, switched[id] ?? !offGroups.has(id)),
    childrenNodes: Object.entries(inside).map(([child, on]) => node(child, switched[child] ?? on)),
  }));
  const others = Object.entries(switched).filter(([id]) => !known.has(id));
  return [...tree, ...others.map(([id, on]) => ({ ...node(id, on), childrenNodes: [] }))];
}
