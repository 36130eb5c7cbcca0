import type { ModuleId } from '#protocol/vocabulary/module-id.ts';

/** Returns true for a module that the operator has switched on. */
type Module = (id: ModuleId) => boolean;

/** Available ways to sign in. */
export function signInMethods(module: Module) {
  return {
    sms: module('MOBILEVERCODELOGIN3'),
    freePlay: module('FREEPLAY3'),
    /** A new player may register with an identity at Facebook or Google. */
    socialNewcomers: module('FIREBASECREATEACC3'),
    geetest: module('GEETEST3') && module('GEETESTLOGIN3'),
  };
}

/** True when a phone can get a code before the sign-in: from firebase (`byFirebase`), or from the gateway with VERIFICATION3. */
export function sendsCodes(module: Module, byFirebase: boolean): boolean {
  return byFirebase || module('VERIFICATION3');
}

/** Available ways to register, the default first. */
export function registrationMethods(module: Module): readonly ('mobile' | 'username')[] {
  const ways = [
    ...(module('MOBILENUMREG3') ? (['mobile'] as const) : []),
    ...(module('USERNAMEREG3') ? (['username'] as const) : []),
  ];
  return ways;
}

/** Requirements of a way to register, beside the rules of its fields. */
export function registrationTerms(module: Module, way: 'mobile' | 'username') {
  return {
    verifies: way === 'mobile' || module('REGMOBVERF3'),
    withPassword: way === 'username' || module('MOBILENUMPASSREG3'),
  };
}

/** Available ways to reset a password, the default first. By phone only with CHNGPASSVERIF3. */
export function passwordResetMethods(module: Module): readonly ('mobile' | 'email')[] {
  return module('CHNGPASSVERIF3') ? ['mobile', 'email'] : ['email'];
}
