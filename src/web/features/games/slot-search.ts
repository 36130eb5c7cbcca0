/** What is looked for among the slots, as the address says it. */
export interface SlotSearch {
  readonly vendor?: string | undefined;
  readonly slotClass?: string | undefined;
  readonly search?: string | undefined;
  readonly favourites?: boolean | undefined;
}
