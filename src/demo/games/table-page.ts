import { clientFile } from './client-files.ts';

const frame = clientFile('table.html');

/** The page of a kind of games: one frame for all, in it what the slot has and tables have not, or the other way round. */
export function tablePage(kind: string): string {
  const family = kind === 'slot' ? 'slot' : 'table';
  return frame
    .replace(/\{(stage|act|prices)\}/g, (_, part: string) => clientFile(`${family}/${part}.html`))
    .replaceAll('{kind}', kind);
}
