export { lockMainWallets } from './post-transfer.ts';
export { listUplineTransfers, returnUplineTransfer } from './return-transfer.ts';
export { sendToDownline } from './send-to-downline.ts';
export { wireTransferTerms } from './transfer-terms.ts';
