import { clientFile } from './client-files.ts';

const page = clientFile('page.html');

/** The HTML page of a kind of games. All kinds share `page.html`; its variable parts come from `slot/` or `table/`. */
export function tablePage(kind: string): string {
  const folder = kind === 'slot' ? 'slot' : 'table';
  return page
    .replace(/\{(stage|act|prices)\}/g, (_, part: string) => clientFile(`${folder}/${part}.html`))
    .replaceAll('{kind}', kind);
}
