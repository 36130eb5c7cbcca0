import type { Difference } from './compare-reply.ts';

function fact(difference: Difference): string {
  const { kind, path, came, count } = difference;
  const field = `${path || 'the reply'}: ${came}`;
  if (kind === 'leftOut') {
    const list = difference.list || 'the reply';
    return `${list}: ${count} of ${difference.of} rows left out, the first because of ${field}`;
  }
  if (kind === 'odd' && difference.madeOf !== null) return `${field}, read as ${difference.madeOf}`;
  if (came === 'missing') return kind === 'odd' ? `${field}, counts as unknown` : field;
  return `${field}, which cannot be read`;
}

/** A difference in one line for operators, without values of the reply. */
export function describeDifference(difference: Difference): string {
  const { kind, count } = difference;
  return fact(difference) + (kind !== 'leftOut' && count > 1 ? ` (${count} times)` : '');
}
