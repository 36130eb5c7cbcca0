import type { Section } from '../section.ts';

/** The conditions of members who claim cash. */
export const cashConditionsSection: Section = {
  name: 'cash-conditions',
  area: 'house',
  page: {
    title: 'Conditions of cash',
    group: 'Rewards',
    settings: [
      { path: 'rewardConditions.verified', unit: 'flag', label: 'Verified mobile number' },
      {
        path: 'rewardConditions.deposits',
        unit: 'pesos',
        label: 'Deposits that were not taken back, in pesos',
      },
      { path: 'rewardConditions.turnover', unit: 'pesos', label: 'Turnover, in pesos' },
      {
        path: 'rewardConditions.plays',
        unit: 'count',
        label: 'Times that claimed cash is staked before it leaves',
      },
    ],
    settingsText:
      'Members claim cash of all rewards but rebates when they meet these. Claimed cash and converted points leave after they were staked.',
  },
};
