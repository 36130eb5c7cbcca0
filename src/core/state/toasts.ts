export interface Toast {
  id: number;
  /** Worded by the screen. */
  text: string;
  tone: 'plain' | 'good' | 'bad';
}

export interface ToastOptions {
  tone?: Toast['tone'];
  seconds?: number;
}

const usualSeconds = 3;

/** Lines that show for a moment and go by themselves. */
export function createToasts(state: { toasts: Toast[] }) {
  let last = 0;

  function dismiss(id: number): void {
    state.toasts = state.toasts.filter((toast) => toast.id !== id);
  }

  function toast(text: string, options: ToastOptions = {}): void {
    last += 1;
    const id = last;
    state.toasts.push({ id, text, tone: options.tone ?? 'plain' });
    setTimeout(() => dismiss(id), (options.seconds ?? usualSeconds) * 1_000);
  }

  return { toast, dismiss };
}
