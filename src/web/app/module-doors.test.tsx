import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type ModuleId, moduleIds } from '#protocol/vocabulary/module-id.ts';
import type { App } from '#core/app.ts';
import { openTestGateway } from '#tests/support/open-gateway.ts';
import { openPage, openPart } from '#tests/support/open-screen.tsx';
import { OtherSignInMethods } from '../features/auth/login/other-sign-in-methods.tsx';
import { Shortcuts } from '../features/agent/home/shortcuts.tsx';
import { SignInMethods } from '../features/auth/login/sign-in-methods.tsx';
import { PasswordResetDialog } from '../features/auth/password-reset/password-reset-dialog.tsx';
import { memberPageEntries } from '../features/member/frame/member-pages.ts';
import { Claimed } from '../features/promotions/detail/claimed.tsx';
import { searchPages } from '../features/search/search-pages.ts';
import { FooterLinks } from '../features/shell/footer/footer-links.tsx';
import { Menu } from '../features/shell/header/menu.tsx';
import { ContactSheet } from '../features/shell/side/contact-sheet.tsx';
import { Side } from '../features/shell/side/side.tsx';
import { TabBar } from '../features/shell/tab-bar.tsx';

const gateway = await openTestGateway();
afterEach(() => gateway.operator.reset());
afterAll(() => gateway.close());

/** A control that a module shows. */
interface Door {
  module: ModuleId;
  /** The part of the page with the control, or the path of the page. */
  at: ReactNode;
  as?: string;
  /** `label` is a field of a form. */
  role: 'link' | 'button' | 'tab' | 'region' | 'heading' | 'label';
  name: string | RegExp;
  /** Settings of the operator beside the module. */
  settings?: object;
  /** Reads again what the module has changed, beside the status of the system. */
  reload?: (app: App) => Promise<unknown>;
}

const none = () => undefined;
const ofMenu = { at: <Menu />, as: 'juan', role: 'link' } as const;
const ofCentre = { at: '/member', as: 'juan', role: 'link' } as const;
const ofSecurity = {
  at: '/member?page=securityCenter',
  as: 'juan',
  role: 'link',
  reload: async (app: App) => (await app.securityCentre()).security.load(),
} as const;
const ofAgents = { at: '/agentHome', as: 'ana', role: 'link' } as const;
const ofRegister = {
  at: '/register',
  reload: async (app: App) => (await app.accounts()).registration.load(),
} as const;
const byUsername = { modules: { MOBILENUMREG3: false } };
const points = { kind: 'points', points: 5 } as never;

const doors: readonly Door[] = [
  { ...ofMenu, module: 'MEMCLUB3', name: 'Player rank' },
  { ...ofMenu, module: 'PTSYS3', name: 'Points mall' },
  { ...ofMenu, module: 'GAMELOFAV3', name: 'Favourites' },
  { ...ofMenu, module: 'GAMELOREC3', name: 'Played last' },
  { ...ofMenu, module: 'MEMTRANS3', name: 'Account record' },
  { ...ofMenu, module: 'INBOX3', name: /^Messages/ },
  { ...ofMenu, module: 'DPSTBAS3', name: 'Deposit' },
  { ...ofMenu, as: 'ana', module: 'AGENT3', name: 'Agent centre' },
  { ...ofCentre, module: 'MEMCLUB3', name: /^Player rank/ },
  { ...ofCentre, module: 'DPSTBAS3', name: 'Deposit' },
  { ...ofCentre, module: 'MEMTRANS3', name: /^Account record/ },
  { ...ofCentre, module: 'REWCEN3', name: /^Reward centre/ },
  { ...ofCentre, module: 'REFERRAL3', name: /^Invite friends/ },
  { ...ofCentre, module: 'INBOX3', name: /^Messages/ },
  { ...ofCentre, module: 'FEEDBACK3', name: /^Feedback/ },
  { at: <FooterLinks />, role: 'link', module: 'PTSYS3', name: 'Points mall' },
  { at: <FooterLinks />, role: 'link', module: 'DPSTBAS3', name: 'How to deposit' },
  { at: <Claimed reward={points} />, role: 'link', module: 'PTSYS3', name: 'Points mall' },
  { at: '/pointMall', role: 'tab', module: 'PTSYS3', name: 'Points rules' },
  { at: '/promotions', as: 'juan', role: 'link', module: 'REWCEN3', name: 'Reward centre' },
  { at: '/agentHome', as: 'ana', role: 'link', module: 'AGENT3', name: /^Downlines/ },
  { at: <TabBar />, role: 'link', module: 'DPSTBAS3', name: 'Deposit' },
  { at: <Side />, role: 'link', module: 'DPSTBAS3', name: 'Deposit' },
  { at: <ContactSheet onClose={none} />, role: 'link', module: 'DPSTBAS3', name: 'How to deposit' },
  { at: <ContactSheet onClose={none} />, role: 'link', module: 'FEEDBACK3', name: /^Feedback/ },
  { at: <Shortcuts />, as: 'ana', role: 'link', module: 'DPSTBAS3', name: 'Deposit' },
  { at: <Shortcuts />, as: 'ana', role: 'link', module: 'INBOX3', name: 'Messages' },
  { at: '/', role: 'region', module: 'GAMELOHOT3', name: 'Hot games' },
  { at: '/', as: 'juan', role: 'region', module: 'GAMELOREC3', name: 'Continue playing' },
  { at: '/', as: 'juan', role: 'region', module: 'GAMELOFAV3', name: 'Favourites' },
  { at: '/rng', role: 'button', module: 'GAMELOFAV3', name: /^Favourite: / },
  { at: '/favourites', as: 'juan', role: 'heading', module: 'GAMELOFAV3', name: 'Favourites' },
  { at: '/recent', as: 'juan', role: 'heading', module: 'GAMELOREC3', name: 'Played last' },
  ...(['VERIFICATION3', 'MOBILEVERCODELOGIN3'] as const).map((module): Door => ({
    at: <SignInMethods onDone={none} />,
    role: 'tab',
    module,
    name: 'SMS code',
  })),
  {
    at: <OtherSignInMethods onDone={none} />,
    role: 'button',
    module: 'FREEPLAY3',
    name: 'Look around without an account',
  },
  ...(['VERIFICATION3', 'CHNGPASSVERIF3'] as const).map((module): Door => ({
    at: <PasswordResetDialog onClose={none} />,
    role: 'tab',
    module,
    name: 'By phone',
  })),
  { at: <SignInMethods onDone={none} />, role: 'tab', module: 'LOGIN3', name: 'SMS code' },
  { at: <Side />, as: 'juan', role: 'button', module: 'CBS3', name: /Chat/ },
  { ...ofMenu, role: 'button', module: 'CBS3', name: 'Chat room' },
  { ...ofMenu, module: 'MEMBER3', name: 'Player rank' },
  { ...ofCentre, module: 'SECURITY3', name: 'Deposit' },
  { ...ofCentre, as: 'luis', module: 'FUNDTRANS3', name: /^Transfer to upline/ },
  { ...ofCentre, module: 'AGENTPOLICY3', name: /^Contracts/ },
  { ...ofSecurity, module: 'PASS3', name: /^Login password/ },
  { ...ofSecurity, module: 'PROFPIC3', name: /^Picture/ },
  { ...ofSecurity, module: 'PAYMENTPASS3', name: /^Withdrawal password/ },
  { ...ofSecurity, module: 'BINDCARD3', name: /^Bank accounts and e-wallets/ },
  { ...ofSecurity, module: 'SECQUES3', name: /^Security questions/ },
  { ...ofSecurity, module: 'BINDGA3', name: /^Authenticator app/ },
  { ...ofAgents, role: 'heading', module: 'AFFMAN3', name: 'Your invitation link' },
  { ...ofAgents, module: 'AGENTPOLICY3', name: /^Contract requests/ },
  { ...ofAgents, module: 'SIGNCONDIV3', name: /^Dividends/ },
  { ...ofAgents, module: 'DAILYSALCONT3', name: /^Daily salary/ },
  { ...ofAgents, module: 'HOURSAL3', name: /^Hourly salary/ },
  { ...ofAgents, module: 'RTSALARY3', name: /^Real-time salary/ },
  { ...ofRegister, role: 'tab', module: 'REG3', name: 'Username' },
  { ...ofRegister, role: 'tab', module: 'USERNAMEREG3', name: 'Username' },
  { ...ofRegister, role: 'tab', module: 'MOBILENUMREG3', name: 'Mobile number' },
  { ...ofRegister, role: 'label', module: 'MOBILENUMPASSREG3', name: /^Password/ },
  { ...ofRegister, role: 'label', module: 'AFFMAN3', name: /^Invitation/ },
  { ...ofRegister, role: 'label', module: 'REGMOBVERF3', name: /^SMS code/, settings: byUsername },
  {
    ...ofRegister,
    role: 'label',
    module: 'CAPTCHA3',
    name: /^Characters in the picture/,
    settings: { registerRules: { captcha: { enabled: true } } },
  },
  { at: '/', role: 'region', module: 'GAMELO3', name: 'Hot games' },
  {
    at: '/lottery',
    as: 'juan',
    role: 'heading',
    module: 'AGEANNOUNCE3',
    name: 'Drawn numbers',
    reload: async (app: App) => (await app.lottery()).load(),
  },
];

/** Modules without a door, with their effect, and the test that shows it. */
const otherwise: Readonly<Partial<Record<ModuleId, string>>> = {
  COMM3: 'is always on: tests/modules.test.ts',
  FIREBASECREATEACC3: 'a button of a third party: tests/e2e/firebase.spec.ts',
  LOGINIPVERF3: 'the gateway asks for a second step: tests/modules.test.ts',
  PWDEXPFORCECHANGE3: 'the gateway asks for a new password: tests/modules.test.ts',
  GEETEST3: 'a script of a third party: geetest.test.ts',
  GEETESTRISK3: 'a script of a third party: geetest.test.ts',
  GEETESTLOGIN3: 'a script of a third party: geetest.test.ts',
  GEETESTSMS3: 'a script of a third party: geetest.test.ts',
  GEETESTEMAIL3: 'a script of a third party: geetest.test.ts',
  WDRAWNOPASSVERIF3: 'hides a field while it is on: withdraw-page.test.tsx',
};

/** The elements of a door that are on the screen. */
const shown = ({ role, name }: Door) =>
  role === 'label' ? screen.queryAllByLabelText(name) : screen.queryAllByRole(role, { name });

const labelled = doors.map((door) => ({
  ...door,
  place: typeof door.at === 'string' ? door.at : `part ${doors.indexOf(door)}`,
}));

describe('the app', () => {
  it.each(labelled)('shows $name of $place while $module is on', async (door) => {
    await gateway.operator.settings(door.settings ?? {});
    const settings = { gateway, ...(door.as !== undefined && { signedIn: door.as }) };
    const opened =
      typeof door.at === 'string'
        ? await openPage({ ...settings, path: door.at })
        : await openPart(door.at, settings);
    await waitFor(() => expect(shown(door).length).toBeGreaterThan(0));
    await gateway.operator.settings({ modules: { [door.module]: false } });
    await opened.app.system.load();
    await door.reload?.(opened.app);
    await waitFor(() => expect(shown(door)).toEqual([]));
  });

  it('has a door for each module, or another test', () => {
    const known = new Set<string>([
      ...doors.map(({ module }) => module),
      ...Object.keys(otherwise),
    ]);
    expect(moduleIds.filter((id) => !known.has(id))).toEqual([]);
  });

  it('shows the level of a member in the club while MEMCLUB3 is on', async () => {
    const { app } = await openPart(<Menu />, { gateway, signedIn: 'juan' });
    const level = await waitFor(() => app.member.state.member?.level ?? '');
    await waitFor(() => expect(screen.queryByText(level)).not.toBeNull());
    await gateway.operator.settings({ modules: { MEMCLUB3: false } });
    await app.system.load();
    await waitFor(() => expect(screen.queryByText(level)).toBeNull());
  });

  it('says that the points mall is closed while PTSYS3 is off', async () => {
    await gateway.operator.settings({ modules: { PTSYS3: false } });
    await openPage({ gateway, path: '/pointMall' });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText('The points mall is closed')).toBeTruthy();
  });

  it('finds a page of the member centre by the module of its menu', () => {
    for (const { link, module } of searchPages) {
      if (link.to !== '/member') continue;
      const { page } = link.search as { page: keyof typeof memberPageEntries };
      expect([page, module]).toEqual([page, memberPageEntries[page].module]);
    }
  });
});
