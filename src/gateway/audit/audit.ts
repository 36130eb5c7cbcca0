export { actingOperator, asOperator } from './acting-operator.ts';
export type { AuditKind } from './audit-kinds.ts';
export { chainAudit } from './chain.ts';
export { type Facts, recordAudit, recordOwnAudit } from './record-audit.ts';
