import type { ToastLine } from './toast-time.ts';

export interface Toast extends ToastLine {
  id: number;
  tone: 'plain' | 'good' | 'bad';
}

export interface ToastOptions {
  tone?: Toast['tone'];
  /** Minimum time of display in seconds. */
  seconds?: number;
}

/** Toasts in the order of arrival. The screen shows the first few and dismisses each after its time. */
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
