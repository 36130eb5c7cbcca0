import { admitsScript } from '#core/third-party-sources.ts';
import { thirdParties } from '#core/third-parties.ts';

const timeoutMs = 10_000;

/**
 * Installs a Trusted Types policy that accepts script addresses of the brand's third parties and rejects others.
 * It is the `default` policy, because scripts of third parties insert further scripts without a policy.
 */
export function admitListedScripts(): void {
  if (!window.trustedTypes || window.trustedTypes.defaultPolicy) return;
  window.trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      if (admitsScript(thirdParties, address)) return address;
      throw new TypeError(`${address} is not a script of the brand's third parties.`);
    },
  });
}

function run(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`${address} did not load.`));
    };
    const timer = setTimeout(fail, timeoutMs);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.async = true;
    script.src = address;
    document.head.append(script);
  });
}

const loads = new Map<string, Promise<void>>();

/** Loads and runs a script of a third party, once per address. Rejects after ten seconds, and for addresses that the brand does not list. After a failure the next call tries again. */
export function loadScript(address: string): Promise<void> {
  if (!admitsScript(thirdParties, address)) {
    return Promise.reject(
      new TypeError(`${address} is not a script of the brand's third parties.`),
    );
  }
  admitListedScripts();
  const started = loads.get(address) ?? run(address);
  loads.set(address, started);
  started.catch(() => loads.delete(address));
  return started;
}
