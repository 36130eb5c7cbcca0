import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { thirdPartiesFrom } from '#core/third-parties.ts';
import { type GeetestNeeds, type GeetestScene, takeGeetest } from './geetest.ts';

const scripts = import.meta.glob('../../../demo/stand-ins/client/g*.ts');

/** Runs a script of the demo's geetest. */
async function run(address: string): Promise<void> {
  const name = address.replace('/media/geetest/', '').replace(/js$/, 'ts');
  await scripts[`../../../demo/stand-ins/client/${name}`]?.();
}

/** Runs a check with the demo's geetest. `on`: the active modules. */
function take(on: readonly string[], scene: GeetestScene, change: Partial<GeetestNeeds> = {}) {
  const loadScript = vi.fn(run);
  const outcome = takeGeetest(
    {
      account: thirdPartiesFrom({}).geetest,
      module: (id) => on.includes(id),
      language: 'EN',
      loadScript,
      challenge: async () => ({ gt: 'gt', challenge: 'abc', newCaptcha: true }),
      ...change,
    },
    scene,
  );
  return { outcome, loadScript };
}

function dialog(): HTMLDialogElement | null {
  const hosts = [...document.querySelectorAll('div')];
  return hosts.map(({ shadowRoot }) => shadowRoot?.querySelector('dialog')).find(Boolean) ?? null;
}

async function slide(): Promise<void> {
  await waitFor(() => expect(dialog()).not.toBeNull());
  const slider = dialog()?.querySelector('input');
  if (slider) fireEvent.input(slider, { target: { value: '100' } });
}

async function close(): Promise<void> {
  await waitFor(() => expect(dialog()).not.toBeNull());
  dialog()?.querySelector('button')?.click();
}

const login = ['GEETEST3', 'GEETESTLOGIN3'];
const version3 = thirdPartiesFrom({ PAROLA_GEETEST_VERSION: '3' }).geetest;

describe('the geetest check', () => {
  it.each([[[]], [['GEETESTLOGIN3']], [['GEETEST3']], [['GEETEST3', 'GEETESTSMS3']]])(
    'passes without a script with the modules %j',
    async (on: readonly string[]) => {
      const { outcome, loadScript } = take(on, 'login');
      expect(await outcome).toEqual({ kind: 'passed', proof: {} });
      expect(loadScript).not.toHaveBeenCalled();
    },
  );

  it('passes without a script when the brand has no account', async () => {
    const { outcome, loadScript } = take(login, 'login', { account: null });
    expect(await outcome).toEqual({ kind: 'passed', proof: {} });
    expect(loadScript).not.toHaveBeenCalled();
  });

  it('returns the fields of version 4', async () => {
    const { outcome } = take(login, 'login');
    await slide();
    expect(await outcome).toMatchObject({
      kind: 'passed',
      proof: { geetestValidateV4: { captcha_id: 'parola-demo', pass_token: 'passed' } },
    });
    expect(dialog()).toBeNull();
  });

  it('returns the fields of version 3 for its challenge', async () => {
    const { outcome } = take(login, 'login', { account: version3 });
    await slide();
    expect(await outcome).toEqual({
      kind: 'passed',
      proof: { geetestChallenge: 'abc', geetestSeccode: 'passed' },
    });
  });

  it('is closed when the player closes it', async () => {
    const { outcome } = take(login, 'login');
    await close();
    expect(await outcome).toEqual({ kind: 'closed' });
  });

  it('is unreachable when the script does not load', async () => {
    const loadScript = () => Promise.reject(new Error('blocked'));
    expect(await take(login, 'login', { loadScript }).outcome).toEqual({ kind: 'unreachable' });
  });

  it('is unreachable without a challenge', async () => {
    const challenge = () => Promise.reject(new Error('offline'));
    const { outcome } = take(login, 'login', { account: version3, challenge });
    expect(await outcome).toEqual({ kind: 'unreachable' });
  });

  it('exists for an SMS in version 4 only', async () => {
    const { outcome } = take(['GEETEST3', 'GEETESTSMS3'], 'sms', { account: version3 });
    expect(await outcome).toEqual({ kind: 'passed', proof: {} });
  });

  it.each([
    ['login', 'login'],
    ['register', 'sign_up'],
  ] as const)('sends the risk of the scene %s as %s', async (scene, name) => {
    const { outcome } = take(['GEETESTRISK3'], scene);
    expect(await outcome).toMatchObject({ proof: { geetestRisk: { scene: name } } });
  });

  it('passes without the risk when it cannot be determined', async () => {
    const loadScript = () => Promise.reject(new Error('blocked'));
    const { outcome } = take(['GEETESTRISK3'], 'login', { loadScript });
    expect(await outcome).toEqual({ kind: 'passed', proof: {} });
  });
});
