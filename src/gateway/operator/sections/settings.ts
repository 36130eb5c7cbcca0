import { operatorRoot } from '#protocol/paths.ts';
import { settingsPatch } from '../../system/system.ts';
import { readBody } from '../read-body.ts';
import { changeSettings } from '../setting-fields.ts';
import type { Section } from './section.ts';

/** Settings of the gateway. */
export const settingsSection: Section = {
  name: 'settings',
  area: 'house',
  page: {
    title: 'Settings',
    group: 'House',
    settings: [
      { path: 'maintenance', unit: 'flag', label: 'Under maintenance' },
      { path: 'regionRestriction', unit: 'flag', label: 'Visitors are in a restricted region' },
      { path: 'captchaOnLogin', unit: 'flag', label: 'Ask for a captcha at sign-in' },
      { path: 'forcedSecondStep', unit: 'flag', label: 'Ask everybody for a second step' },
      {
        path: 'sessionsStayInNetwork',
        unit: 'flag',
        label: 'End a session that is used in another network than at its sign-in',
      },
      { path: 'singleWallet', unit: 'flag', label: 'All games share one wallet' },
      {
        path: 'payoutHoldingHours',
        unit: 'count',
        label: 'Hours until winnings can be paid to a new bank account',
      },
      { path: 'lettersPerDay', unit: 'count', label: 'Messages that a member can write in a day' },
      {
        path: 'homeRows',
        unit: 'words',
        label: 'Rows of the home page in their order',
        hint: 'Such as new, live, jackpots, provider:HABAGAT, fish, poker, sports, draws.',
      },
      {
        path: 'siteDomains',
        unit: 'words',
        label: 'Hosts of the site',
        hint: 'Such as play.parola.example. Nobody registers from another one. Empty: any.',
      },
      { path: 'latencyMs', unit: 'count', label: 'Wait before each answer, in milliseconds' },
    ],
  },
  addRoutes(app, { settings, runJobs }) {
    app.get(`${operatorRoot}/settings`, async (context) => context.json(await settings.read()));
    app.with({ audit: 'inside' }).patch(`${operatorRoot}/settings`, async (context) => {
      const change = await readBody(context, settingsPatch);
      return context.json(await changeSettings({ settings, runJobs }, change));
    });
  },
};
