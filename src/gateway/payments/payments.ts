export { closeOwed, type Settlement } from './close-owed.ts';
export { createPaymentJobs, type PaymentJobs } from './payment-jobs.ts';
export { settleOwed } from './settle-owed.ts';
export { betTakenBackReason } from './unblock-settled.ts';
