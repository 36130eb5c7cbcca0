import type { SeedFeedback } from '#gateway/seed/seed.ts';

/** Feedback of juan: one answered, and one closed that can be opened again. The oldest comes first. */
export const feedback: readonly SeedFeedback[] = [
  {
    number: 'K7HQ2MX9TD',
    username: 'juan',
    type: 'deposit',
    content: 'My deposit of Tuesday evening took two hours to arrive.',
    remark: 'Paid with an e-wallet.',
    state: 'closed',
    daysAgo: 9,
    closedDaysAgo: 6,
    answers: [
      {
        content: 'The e-wallet confirmed late that evening. Your deposit was credited at 21:40.',
        daysAgo: 8,
      },
    ],
  },
  {
    number: 'R4WN8ZC3PA',
    username: 'juan',
    type: 'game',
    content: 'Please add a table with lower limits to the evening roulette.',
    remark: '',
    state: 'answered',
    daysAgo: 3,
    closedDaysAgo: null,
    answers: [
      {
        content: 'Thank you. We have written your wish down.',
        daysAgo: 2,
      },
    ],
  },
];
