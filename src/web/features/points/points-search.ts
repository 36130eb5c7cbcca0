import { fallback, type GenericSchema, type InferOutput, optional, picklist } from 'valibot';
import { pointItemKinds } from '#protocol/vocabulary/point-item-kind.ts';

/** Tabs of the points mall besides the catalogue. */
const tabs = ['history', 'details', 'rules', 'rates'] as const;

/** The search of the points mall: its tab, and the filters of the catalogue. Absent: the whole catalogue. */
export const pointsSearch = {
  tab: fallback(optional(picklist(tabs)), undefined),
  kind: fallback(optional(picklist(pointItemKinds)), undefined),
  within: fallback(optional(picklist(['points'])), undefined),
} satisfies Readonly<Record<string, GenericSchema>>;

export type PointsSearch = {
  readonly [Name in keyof typeof pointsSearch]?: InferOutput<(typeof pointsSearch)[Name]>;
};
