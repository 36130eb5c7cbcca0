export type { AuditKind } from './audit-kinds.ts';
export { chainAudit } from './chain.ts';
export { recordAudit, recordOwnAudit } from './record-audit.ts';
