import { clientFile } from './client-files.ts';

const shared = clientFile('table.html');

/** The page of a kind of games: the slot has its own, the others share one, each with its scene and style. */
export function tablePage(kind: string): string {
  return kind === 'slot' ? clientFile('slot.html') : shared.replaceAll('{kind}', kind);
}
