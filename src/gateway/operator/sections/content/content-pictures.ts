import { maxLength, minLength, pipe, strictObject, string } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import type { Clock } from '../../../clock.ts';
import { isPictureInUse } from '../../../content/content.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Database, Sql } from '../../../store/database.ts';
import {
  addContentPicture,
  listContentPictures,
  removeContentPicture,
  uploadAddress,
} from '../../../uploads/uploads.ts';
import { emptyBody } from '../../bodies.ts';
import { BadRequest, readBody } from '../../read-body.ts';
import type { SectionRoutes } from '../../routes.ts';
import type { Block } from '../../view.ts';
import { action, form, required, row, table } from '../../view-parts.ts';

const path = 'content/pictures';

/** Most pictures for content. */
const mostPictures = 200;

/** The words about a file that is no picture for content. */
const faults: Readonly<Record<string, string>> = {
  picture_refused: 'This is no PNG or JPEG picture, or it is broken',
  picture_too_large: 'The file has 5 MB or more',
};

const body = strictObject({
  picture: pipe(
    string(),
    minLength(1, 'Choose a picture'),
    maxLength(7_000_000, 'The file has 5 MB or more'),
  ),
});

async function add(sql: Sql, picture: string, now: number) {
  if ((await listContentPictures(sql)).length >= mostPictures) {
    throw new BadRequest(`There are ${mostPictures} already: remove one first`);
  }
  try {
    return await addContentPicture(sql, Buffer.from(picture, 'base64'), now);
  } catch (error) {
    const words = error instanceof Refusal ? faults[error.code] : undefined;
    throw words === undefined ? error : new BadRequest(`picture: ${words}`);
  }
}

async function remove(sql: Sql, id: string): Promise<boolean> {
  if (await isPictureInUse(sql, uploadAddress(id))) {
    throw new BadRequest('A banner or an announcement shows this picture: change that first');
  }
  return removeContentPicture(sql, id);
}

/** The pictures that the operator has uploaded, and the form that adds one. */
export async function pictureBlocks(sql: Sql): Promise<Block[]> {
  const rows = (await listContentPictures(sql)).map(({ id, width, height }) => {
    const address = uploadAddress(id);
    const take = action({
      label: 'Remove',
      path: `${path}/${id}/remove`,
      question: 'Remove this picture?',
      done: 'Removed.',
    });
    const cells = [{ kind: 'picture', source: address } as const, `${width} × ${height}`, address];
    return row(id, cells, { actions: [take] });
  });
  const fields = [
    required({
      name: 'picture',
      label: 'Picture',
      type: 'picture',
      hint: 'PNG or JPEG, below 5 MB.',
    }),
  ];
  const send = action({ label: 'Add the picture', path, fields, done: 'Added: {address}' });
  return [
    table({
      title: 'Pictures',
      text: 'Everybody can see a picture whose address is known.',
      columns: ['Picture', 'Pixels', 'Address'],
      rows,
      empty: 'No picture was added yet.',
    }),
    form('Add a picture', send),
  ];
}

/** Adds the routes of the pictures for content. */
export function addPictureRoutes(
  app: SectionRoutes,
  { database: { sql, transaction }, clock }: { readonly database: Database; readonly clock: Clock },
): void {
  const root = `${operatorRoot}/${path}`;
  app.post(root, async (context) => {
    const { picture } = await readBody(context, body);
    const { id } = await add(sql, picture, clock.now());
    return context.json({ id, address: uploadAddress(id) });
  });
  app.post(`${root}/:id/remove`, async (context) => {
    await readBody(context, emptyBody);
    const id = context.req.param('id');
    return context.json({ done: await transaction((inside) => remove(inside, id)) });
  });
}
