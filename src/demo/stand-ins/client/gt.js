// The part of the vendor's third-generation script that the app uses.
Object.assign(window, {
  /** @param {{ challenge: string, lang?: string }} config @param {(check: import('./check.js').Check) => void} ready */
  async initGeetest({ challenge, lang = 'en' }, ready) {
    const { createCheck } = await import('./check.js');
    ready(
      createCheck(lang, () => ({
        geetest_challenge: challenge,
        geetest_validate: 'stand-in',
        geetest_seccode: 'passed',
      })),
    );
  },
});
