export { lockMainWallets } from './post-transfer.ts';
export { listUplineTransfers, returnUplineTransfer } from './return-transfer.ts';
export { sendToDownline, sentToDownlinesToday } from './send-to-downline.ts';
