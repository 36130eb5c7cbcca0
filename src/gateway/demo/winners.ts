/** A win on the board. `customerName` is masked already. */
export interface DemoWinner {
  readonly recordId: string;
  readonly customerName: string;
  readonly nodeId: number;
  readonly centavos: number;
  readonly minutesAgo: number;
}

export const winners: readonly DemoWinner[] = [
  { recordId: 'W1', customerName: 'ma***22', nodeId: 10_001, centavos: 128_450, minutesAgo: 4 },
];
