// The part of the vendor's third-generation script that the app uses.
// It is a classic script, which has no static import and no export.
Object.assign(window, {
  async initGeetest(
    { challenge, lang = 'en' }: { challenge: string; lang?: string },
    ready: (check: object) => void,
  ) {
    const { createCheck } = await import('./check.ts');
    ready(
      await createCheck(lang, () => ({
        geetest_challenge: challenge,
        geetest_validate: 'stand-in',
        geetest_seccode: 'passed',
      })),
    );
  },
});
