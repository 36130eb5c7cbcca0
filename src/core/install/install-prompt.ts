import type { Stop } from '../stop.ts';
import type { Device } from './install-way.ts';

/** The install prompt of the browser, as `boot.js` keeps it. The DOM types lack it, since not all browsers have it. */
interface Question extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Installation in a browser. */
export interface InstallPrompt {
  readonly device: Device;
  /** The app runs from the home screen. */
  standalone(): boolean;
  /** `ask` would show a prompt. */
  canAsk(): boolean;
  /** Shows the prompt of the browser, once for each event. Resolves to true if the player accepts. */
  ask(): Promise<boolean>;
  /** Asks the browser to keep the stored data when space is short. */
  keepStorage(): void;
  onQuestion(act: () => void): Stop;
  onInstalled(act: () => void): Stop;
}

declare global {
  var installQuestion: Question | null | undefined;
}

function listen(event: string, act: () => void): Stop {
  addEventListener(event, act);
  return () => removeEventListener(event, act);
}

function isStandalone(): boolean {
  return matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;
}

/** Installation in this browser. */
export function browserInstallPrompt(): InstallPrompt {
  async function ask(): Promise<boolean> {
    const question = globalThis.installQuestion;
    globalThis.installQuestion = null;
    const answer = await question?.prompt();
    return answer?.outcome === 'accepted';
  }

  return {
    device: { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints },
    standalone: () =>
      isStandalone() || ('standalone' in navigator && navigator.standalone === true),
    canAsk: () => Boolean(globalThis.installQuestion),
    ask,
    keepStorage: () => void navigator.storage?.persist?.().catch(() => false),
    onQuestion: (act) => listen('beforeinstallprompt', act),
    onInstalled: (act) => listen('appinstalled', act),
  };
}
