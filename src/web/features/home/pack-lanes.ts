interface Wide {
  readonly cards: readonly unknown[];
}

/** How many columns a lane takes. */
export function widthOf({ cards }: Wide, columns: number): number {
  return Math.min(cards.length, columns);
}

/** Orders lanes so that short ones stand beside each other and rows fill up; otherwise they keep their order. */
export function packLanes<Lane extends Wide>(lanes: readonly Lane[], columns: number): Lane[] {
  const rows: Lane[][] = [];
  for (const lane of lanes) {
    const roomy = rows.find(
      (row) =>
        row.reduce((sum, one) => sum + widthOf(one, columns), 0) + widthOf(lane, columns) <=
        columns,
    );
    if (roomy) roomy.push(lane);
    else rows.push([lane]);
  }
  return rows.flat();
}
