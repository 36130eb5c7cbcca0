/** States of the copy of a member's data: being written, ready to download, or ended without a file. */
export const dataCopyStates = ['waiting', 'ready', 'failed'] as const;
export type DataCopyState = (typeof dataCopyStates)[number];
