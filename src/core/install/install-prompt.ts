import type { Stop } from '../stop.ts';
import type { Device } from './install-way.ts';

/** The browser's own question whether to install, as `boot.js` keeps it. Not in the DOM's types: not every browser asks. */
interface Question extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** What a browser has to do with installing. */
export interface InstallPrompt {
  readonly device: Device;
  /** Runs from the home screen. */
  standalone(): boolean;
  /** Whether `ask` would ask something. */
  canAsk(): boolean;
  /** Lets the browser ask the player, once for each question it has; whether the answer was yes. */
  ask(): Promise<boolean>;
  /** Asks the browser not to clear what is kept here when it needs room. */
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

/** The door of this browser. */
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
