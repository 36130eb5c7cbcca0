import { GatewayError } from '#core/client/gateway-error.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import type { CheckOutcome, GeetestProof, GeetestScene } from './geetest.ts';

/** Modules that switch geetest on. */
const geetestModules = ['GEETEST3', 'GEETESTRISK3'] as const;

const failures = { closed: 'checkClosed', unreachable: 'checkUnreachable' } as const;

function proofOf(outcome: CheckOutcome): GeetestProof {
  if (outcome.kind === 'passed') return outcome.proof;
  throw new GatewayError({ kind: failures[outcome.kind] });
}

/** Returns a function that runs the check of a scene and resolves with the fields for its call. It rejects with a GatewayError when the check is not passed. While the modules are off, it loads nothing. */
export function useGeetest(): (scene: GeetestScene) => Promise<GeetestProof> {
  const { system, accounts } = useApp();
  const language = useLanguage();

  async function take(scene: GeetestScene): Promise<CheckOutcome> {
    const [{ takeGeetest }, { loadScript }, { thirdParties }] = await Promise.all([
      import('./geetest.ts'),
      import('../../lib/load-script.ts'),
      import('#core/third-parties.ts'),
    ]);
    const challenge = async () => (await accounts()).captcha.challenge();
    const account = thirdParties.geetest;
    return takeGeetest({ account, module: system.module, language, loadScript, challenge }, scene);
  }

  return async (scene) => {
    if (!geetestModules.some(system.module)) return {};
    return proofOf(await take(scene).catch(() => ({ kind: 'unreachable' as const })));
  };
}
