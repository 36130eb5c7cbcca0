interface Navigator {
  /** Absent in Safari and Firefox. */
  readonly connection?: { readonly saveData?: boolean };
}
