export { createPaymentJobs, type PaymentJobs } from './payment-jobs.ts';
export { settleOwed } from './settle-owed.ts';
export { betTakenBackReason, unblockSettled } from './unblock-settled.ts';
