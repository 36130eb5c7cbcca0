/** The English texts of the check. */
export const EN = {
  'check.title': 'Are you there?',
  'check.task': 'Slide the lamp to the lighthouse. With a keyboard, press End.',
  'check.thanks': 'Thank you. You are there.',
  'check.close': 'Close without the check',
  'check.note': 'This check stands in for the vendor’s while you try Parola out.',
} as const;
