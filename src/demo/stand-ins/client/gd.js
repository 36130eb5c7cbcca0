// The vendor's reckoning of risk, which makes the same of every device.
Object.assign(window, {
  /** @param {{ appId: string }} config @param {(answer: object) => void} done */
  initGeeGuard({ appId }, done) {
    queueMicrotask(() => done({ status: 'success', data: { gee_token: `${appId}-stand-in` } }));
  },
});
