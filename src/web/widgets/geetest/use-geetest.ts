import { GatewayError } from '#core/client/gateway-error.ts';
import { useApp } from '../../lib/app-context.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import type { CheckOutcome, GeetestProof, GeetestScene } from './geetest.ts';

/** Whether one of the modules that ask for something of geetest is on. */
const groups = ['GEETEST3', 'GEETESTRISK3'] as const;

const failures = { closed: 'checkClosed', unreachable: 'checkUnreachable' } as const;

function proofOf(outcome: CheckOutcome): GeetestProof {
  if (outcome.kind === 'passed') return outcome.proof;
  throw new GatewayError({ kind: failures[outcome.kind] });
}

/** Takes the check that a person is there, before a scene that asks for one, and gives what its call is to carry. Throws GatewayError when it was not passed. While the modules are off nothing is loaded. */
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
    if (!groups.some(system.module)) return {};
    return proofOf(await take(scene).catch(() => ({ kind: 'unreachable' as const })));
  };
}
