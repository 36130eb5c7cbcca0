import type { ToastLine } from './toast-time.ts';

export interface Toast extends ToastLine {
  id: number;
  tone: 'plain' | 'good' | 'bad';
}

export interface ToastOptions {
  tone?: Toast['tone'];
  /** How long it stands at least. */
  seconds?: number;
}

/** Lines that tell what has just happened, in the order they came. The screen shows the first few and lets each stand for its time. */
export function createToasts(state: { toasts: Toast[] }) {
  let last = 0;

  function dismiss(id: number): void {
    state.toasts = state.toasts.filter((toast) => toast.id !== id);
  }

  function toast(text: string, { tone = 'plain', seconds = 0 }: ToastOptions = {}): void {
    last += 1;
    state.toasts.push({ id: last, text, tone, seconds });
  }

  return { toast, dismiss };
}
