import type { ModuleId } from '#contract/vocabulary/module-id.ts';

/** Whether the operator has switched a module on. */
type Module = (id: ModuleId) => boolean;

/** How a guest may sign in. */
export function signInMethods(module: Module) {
  return {
    sms: module('MOBILEVERCODELOGIN3'),
    freePlay: module('FREEPLAY3'),
    /** Whoever has no account yet may make one with a sign-in of Facebook or Google. */
    socialNewcomers: module('FIREBASECREATEACC3'),
    geetest: module('GEETEST3') && module('GEETESTLOGIN3'),
  };
}

/** How a newcomer may register, the way that is shown first in front. */
export function registrationMethods(module: Module): readonly ('mobile' | 'username')[] {
  const ways = [
    ...(module('MOBILENUMREG3') ? (['mobile'] as const) : []),
    ...(module('USERNAMEREG3') ? (['username'] as const) : []),
  ];
  return ways;
}

/** What registering in one of the ways asks for beside the rules of its fields. */
export function registrationTerms(module: Module, way: 'mobile' | 'username') {
  return {
    verifies: way === 'mobile' || module('REGMOBVERF3'),
    withPassword: way === 'username' || module('MOBILENUMPASSREG3'),
  };
}

/** How a forgotten password may be replaced, the way that is shown first in front. By phone only with CHNGPASSVERIF3. */
export function passwordResetMethods(module: Module): readonly ('mobile' | 'email')[] {
  return module('CHNGPASSVERIF3') ? ['mobile', 'email'] : ['email'];
}
