import { admitsScript } from '#core/third-party-sources.ts';
import { thirdParties } from '#core/third-parties.ts';

const patienceMs = 10_000;

/**
 * From now on a script that somebody puts into the page by its address is let in if it belongs to those the brand works with,
 * and refused if not. It is the `default` policy because their scripts put in further ones and know no policy of ours.
 */
export function admitListedScripts(): void {
  if (!window.trustedTypes || window.trustedTypes.defaultPolicy) return;
  window.trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      if (admitsScript(thirdParties, address)) return address;
      throw new TypeError(`${address} is no script of those the brand works with.`);
    },
  });
}

function run(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`${address} did not come.`));
    };
    const timer = setTimeout(fail, patienceMs);
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

const running = new Map<string, Promise<void>>();

/** Runs a script of a third party, once however often it is asked for. Rejects when it does not come in ten seconds or is not one the brand lists; it may then be asked for again. */
export function loadScript(address: string): Promise<void> {
  if (!admitsScript(thirdParties, address)) {
    return Promise.reject(new TypeError(`${address} is no script of those the brand works with.`));
  }
  admitListedScripts();
  const started = running.get(address) ?? run(address);
  running.set(address, started);
  started.catch(() => running.delete(address));
  return started;
}
