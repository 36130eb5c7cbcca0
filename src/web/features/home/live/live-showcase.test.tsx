import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getVendors } from '#protocol/calls/lobby.ts';
import { withChangedReply } from '#tests/support/with-changed-reply.ts';
import { openPart, openPage } from '#tests/support/open-screen.tsx';
import { LiveShowcase } from './live-showcase.tsx';

type Settings = Parameters<typeof openPart>[1];

async function openLive(settings: Settings = {}) {
  const opened = await openPart(<LiveShowcase />, settings);
  const live = await screen.findByRole('region', { name: 'Live casino' });
  const panel = await within(live).findByRole('tabpanel');
  return { ...opened, live, panel };
}

/** A gateway that sends this showcase for all live casinos. */
function withShowcase(showcase: unknown) {
  return withChangedReply(getVendors, ({ data }) => ({
    data: {
      lanes: data.lanes?.map((lane) => ({
        ...lane,
        cards: lane.cards?.map((card) => ({ ...card, showcase })),
      })),
    },
  }));
}

const pictures = (place: HTMLElement) =>
  [...place.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

describe('the live casinos', () => {
  it('have one tab each and show the selected one', async () => {
    const { live, user, app } = await openLive();
    const lane = app.catalogue.state.lanes.find(({ category }) => category === 'LIVE');
    expect(within(live).getAllByRole('tab')).toHaveLength(lane?.cards.length ?? 0);
    const salon = lane?.cards.find(({ vendor }) => vendor === 'SAMPAGUITA');
    await user.click(within(live).getByRole('tab', { name: salon?.name ?? '' }));
    const panel = within(live).getByRole('tabpanel', { name: salon?.name ?? '' });
    const title = within(panel).getByRole('heading', { level: 3 });
    expect(title.textContent).toBe(salon?.showcase?.title);
    expect(within(panel).getByText(salon?.showcase?.description ?? '')).toBeTruthy();
    expect(pictures(panel)).toEqual(['/media/people/SAMPAGUITA.svg']);
  });

  it('open the login for a guest', async () => {
    const { panel, user, router, app } = await openLive();
    const first = app.catalogue.state.lanes.find(({ category }) => category === 'LIVE')?.cards[0];
    await user.click(within(panel).getByRole('button', { name: `ENTER ${first?.name}` }));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({
        dialog: 'login',
        next: expect.stringMatching(/^\/live/),
      }),
    );
  });

  it('start for a member', async () => {
    const { live, user, router } = await openLive({ signedIn: 'juan' });
    await user.click(within(live).getByRole('tab', { name: 'Terno Club' }));
    await user.click(within(live).getByRole('button', { name: 'ENTER Terno Club' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/seamless'));
  });

  it('show that they are under maintenance', async () => {
    const { user } = await openPage({ path: '/' });
    const live = await screen.findByRole('region', { name: 'Live casino' });
    await user.click(await within(live).findByRole('tab', { name: 'Kundiman Casino' }));
    expect(within(live).getByText('Maintenance')).toBeTruthy();
    await user.click(within(live).getByRole('button', { name: 'ENTER Kundiman Casino' }));
    expect(await screen.findByRole('dialog', { name: 'Under maintenance' })).toBeTruthy();
  });

  it.each([undefined, null, 7, { title: ['no'] }])(
    'show name and card for the showcase %j',
    async (showcase) => {
      const { panel } = await openLive(await withShowcase(showcase));
      expect(within(panel).getByRole('heading', { level: 3 }).textContent).toBe('Bayside Live');
      expect(within(panel).getByText(/Real tables and real dealers/)).toBeTruthy();
      await waitFor(() => expect(pictures(panel)).toEqual(['/media/vendors/BAYLIVE.svg']));
    },
  );

  it('can have a title picture', async () => {
    const showcase = { title: 'By the bay', titleUrl: '/media/titles/bay.svg' };
    const { panel } = await openLive(await withShowcase(showcase));
    expect(within(panel).getByRole('heading', { name: 'By the bay' })).toBeTruthy();
    await waitFor(() => expect(pictures(panel)).toContain('/media/titles/bay.svg'));
  });

  it('show no picture from an untrusted address', async () => {
    const showcase = { personUrl: 'javascript:alert(1)', titleUrl: 'http://elsewhere.example/a' };
    const { panel } = await openLive(await withShowcase(showcase));
    expect(pictures(panel)).toEqual(['/media/vendors/BAYLIVE.svg']);
  });
});
