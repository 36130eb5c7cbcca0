// The vendor's risk assessment. Every device gets the same result.
Object.assign(window, {
  /** @param {{ appId: string }} config @param {(answer: object) => void} done */
  initGeeGuard({ appId }, done) {
    queueMicrotask(() => done({ status: 'success', data: { gee_token: `${appId}-stand-in` } }));
  },
});
