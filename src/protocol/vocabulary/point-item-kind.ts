import { type InferOutput, picklist } from 'valibot';

/** Kinds of items of the points mall, in the order of its filter. */
export const pointItemKinds = ['chips', 'promotion', 'service', 'gift'] as const;

/** A kind of an item of the points mall. */
const pointItemKind = picklist(pointItemKinds);
export type PointItemKind = InferOutput<typeof pointItemKind>;
