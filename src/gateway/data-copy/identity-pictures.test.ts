import { BlobReader, type FileEntry, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#protocol/calls.ts';
import { dataCopyPath } from '#protocol/model/protection/data-copy.ts';
import { demoPassword } from '#demo/content/accounts.ts';
import { testOrigin } from '#tests/support/open-gateway.ts';
import { type IdentityTest, openIdentity } from '#tests/support/open-identity.ts';
import { samplePicture } from '#tests/support/sample-requests.ts';

let test: IdentityTest;
beforeAll(async () => {
  test = await openIdentity('UK');
});
afterAll(() => test.close());

/** The files of the copy that a member asks for now, by name. */
async function copyOf(token: string): Promise<Map<string, Buffer>> {
  await test.request(calls.askDataCopy, { loginPassword: demoPassword }, { token });
  await test.operator.jobs('dataCopies');
  const { ticket } = await test.request(calls.openDataCopy, {}, { token });
  const address = `${testOrigin}${dataCopyPath}?ticket=${ticket}`;
  const answer = await test.gateway.fetch(new Request(address), { ip: '127.0.0.1' });
  const zip = new ZipReader(new BlobReader(await answer.blob()), { useWebWorkers: false });
  const entries = (await zip.getEntries()).filter((one): one is FileEntry => !one.directory);
  const files = entries.map(
    async (one) => [one.filename, Buffer.from(await one.getData(new Uint8ArrayWriter()))] as const,
  );
  return new Map(await Promise.all(files));
}

it('a copy has no picture of a document, and says so with the dates of the checks', async () => {
  const juan = await test.member('juan');
  const feedback = { purpose: 'feedback', picture: samplePicture } as const;
  const { id } = await test.request(calls.uploadPicture, feedback, { token: juan.token });
  // One check was refused, one waits, and one picture was not sent.
  const refused = { front: await juan.upload(), back: await juan.upload() };
  await juan.send({ document: 'nationalId', ...refused });
  await test.refuse(await test.waiting());
  const waiting = { front: await juan.upload(), selfie: await juan.upload() };
  await juan.send(waiting);
  const unsent = await juan.upload();
  const documents = await test.database.sql
    .selectFrom('upload')
    .select(['id', 'bytes', 'secret'])
    .where('purpose', '=', 'identity')
    .execute();
  expect(documents.map((one) => one.id)).toEqual(
    expect.arrayContaining([waiting.front, waiting.selfie, unsent]),
  );

  const files = await copyOf(juan.token);
  const pictures = [...files.keys()].filter((name) => name.startsWith('pictures/'));
  const file = `pictures/${id}.png`;
  expect(pictures).toContain(file);
  for (const document of documents) {
    expect(pictures.filter((name) => name.includes(document.id))).toEqual([]);
    for (const [name, bytes] of files) {
      expect(bytes.includes(Buffer.from(document.bytes)), name).toBe(false);
      expect(bytes.includes(document.secret), name).toBe(false);
    }
  }
  // In plain text, the pictures of the samples are one picture: only the other upload has it.
  const plain = Buffer.from(samplePicture, 'base64');
  const found = [...files].filter(([, bytes]) => bytes.includes(plain)).map(([name]) => name);
  expect(found).toEqual([file]);

  const readMe = [...files].find(([name]) => /read/i.test(name))?.[1].toString() ?? '';
  expect(readMe).toContain('Pictures of your documents are not in it');
  expect(readMe).toContain('The list identity-checks says when you sent them.');
  const listed: unknown = JSON.parse(files.get('json/identity-checks.json')?.toString() ?? '');
  const sentAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+08:00$/);
  const first = { document: 'nationalId', state: 'refused', sent_at: sentAt, decided_at: sentAt };
  const second = { document: 'passport', state: 'sent', sent_at: sentAt, decided_at: null };
  const ofCheck = { note: '', reason: null, asked_again_at: null };
  expect(listed).toEqual(
    expect.arrayContaining([
      { ...ofCheck, ...first, reason: 'The picture is too dark.' },
      { ...ofCheck, ...second },
    ]),
  );
});
