import type { Section } from './section.ts';

/** Settings of withdrawals. */
export const withdrawalSettingsSection: Section = {
  name: 'withdrawal-settings',
  area: 'house',
  page: {
    title: 'Settings of withdrawals',
    group: 'Money',
    settings: [
      { path: 'withdrawalsAllowed', unit: 'flag', label: 'Members can withdraw' },
      { path: 'withdrawalLimits.least', unit: 'pesos', label: 'Least amount, in pesos' },
      { path: 'withdrawalLimits.most', unit: 'pesos', label: 'Most amount, in pesos' },
      { path: 'withdrawalLimits.timesPerDay', unit: 'count', label: 'Times a day' },
      { path: 'withdrawalLimits.sumPerDay', unit: 'pesos', label: 'Sum of a day, in pesos' },
      {
        path: 'withdrawalHours.from',
        unit: 'time',
        label: 'Open from',
        hint: 'Manila time. The same time twice: always open.',
      },
      { path: 'withdrawalHours.to', unit: 'time', label: 'Open to' },
      { path: 'withdrawalCharges.BC.fixed', unit: 'pesos', label: 'Charge to a bank, in pesos' },
      {
        path: 'withdrawalCharges.EW.fixed',
        unit: 'pesos',
        label: 'Charge to an e-wallet, in pesos',
      },
      {
        path: 'withdrawalCode.due',
        unit: 'word',
        label: 'Code by SMS',
        options: ['never', 'always', 'from'],
      },
      {
        path: 'withdrawalCode.from',
        unit: 'pesos',
        label: 'Amount from which a code by SMS is due, in pesos',
      },
      {
        path: 'withdrawalConfirmMinutes',
        unit: 'count',
        label: 'Minutes until a payment counts as received',
      },
    ],
  },
};
