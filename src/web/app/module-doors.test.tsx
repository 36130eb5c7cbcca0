import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { ModuleId } from '#contract/vocabulary/module-id.ts';
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
import { SideBar } from '../features/shell/side/side-bar.tsx';
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
  role: 'link' | 'button' | 'tab' | 'region' | 'heading';
  name: string | RegExp;
}

const none = () => undefined;
const ofMenu = { at: <Menu />, as: 'juan', role: 'link' } as const;
const ofCentre = { at: '/member', as: 'juan', role: 'link' } as const;
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
  { at: <SideBar />, role: 'link', module: 'DPSTBAS3', name: 'Deposit' },
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
];

const labelled = doors.map((door) => ({
  ...door,
  place: typeof door.at === 'string' ? door.at : `part ${doors.indexOf(door)}`,
}));

describe('the app', () => {
  it.each(labelled)('shows $name of $place while $module is on', async (door) => {
    const settings = { gateway, ...(door.as !== undefined && { signedIn: door.as }) };
    const opened =
      typeof door.at === 'string'
        ? await openPage({ ...settings, path: door.at })
        : await openPart(door.at, settings);
    const { role, name, module } = door;
    expect((await screen.findAllByRole(role, { name })).length).toBeGreaterThan(0);
    await gateway.operator.settings({ modules: { [module]: false } });
    await opened.app.system.load();
    await waitFor(() => expect(screen.queryAllByRole(role, { name })).toEqual([]));
  });

  it('shows the level of a member in the club while MEMCLUB3 is on', async () => {
    const { app } = await openPart(<Menu />, { gateway, signedIn: 'juan' });
    const level = await waitFor(() => app.member.state.member?.level ?? '');
    await waitFor(() => expect(screen.queryByText(level)).not.toBeNull());
    await gateway.operator.settings({ modules: { MEMCLUB3: false } });
    await app.system.load();
    await waitFor(() => expect(screen.queryByText(level)).toBeNull());
  });

  it('tells that the points mall is closed while PTSYS3 is off', async () => {
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
