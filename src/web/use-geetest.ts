import { useApp } from './app-context.tsx';
import { useLanguage } from './i18n/use-language.ts';
import type { CheckOutcome, GeetestNeeds, GeetestScene } from './third-party/geetest.ts';

/** Whether one of the modules that ask for something of geetest is on. */
const groups = ['GEETEST3', 'GEETESTRISK3'];

/** An account of the third generation is of no use without one. */
const noChallenge = () => Promise.reject(new Error('Nobody asks the gateway for a challenge.'));

/** Takes the check that a person is there, before a scene that asks for one. `challenge` answers `GET /wps/captcha/geetest`, for the third generation. While the modules are off nothing is loaded. */
export function useGeetest(
  challenge: GeetestNeeds['challenge'] = noChallenge,
): (scene: GeetestScene) => Promise<CheckOutcome> {
  const { system } = useApp();
  const language = useLanguage();

  return async (scene) => {
    if (!groups.some(system.module)) return { kind: 'passed', proof: {} };
    try {
      const [{ takeGeetest }, { loadScript }, { thirdParties }] = await Promise.all([
        import('./third-party/geetest.ts'),
        import('./third-party/load-script.ts'),
        import('#core/third-parties.ts'),
      ]);
      const { module } = system;
      const account = thirdParties.geetest;
      return await takeGeetest({ account, module, language, loadScript, challenge }, scene);
    } catch {
      return { kind: 'unreachable' };
    }
  };
}
