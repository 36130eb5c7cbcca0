// The vendor's risk assessment. Every device gets the same result.
Object.assign(window, {
  initGeeGuard({ appId }: { appId: string }, done: (answer: object) => void) {
    queueMicrotask(() => done({ status: 'success', data: { gee_token: `${appId}-stand-in` } }));
  },
});
