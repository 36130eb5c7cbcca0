export { createPaymentJobs, type PaymentJobs } from './payment-jobs.ts';
export { settleOwed } from './settle-owed.ts';
