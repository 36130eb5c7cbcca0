import { expect, signIn, test } from './fixtures.ts';
import { expectKept } from './stored-data.ts';

// Only a browser draws and encodes a picture, and keeps it in a database over a reload.
test('feedback with a picture is answered by the operator, closed, and opened again', async ({
  page,
  site,
}) => {
  await signIn(page);
  await page.goto('/member?page=feedback');
  await page.getByLabel('What is it about?').selectOption({ label: 'Games' });
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 480);
    canvas.getContext('2d')?.fillRect(0, 0, 640, 480);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });
  const file = { name: 'reels.png', mimeType: 'image/png', buffer: Buffer.from(bytes) };
  await page.getByLabel(/^Pictures/).setInputFiles(file);
  await expect(page.getByText('Ready')).toBeVisible();
  // The draft is written shortly after the last change: with its picture, because the words come after it.
  await page.getByLabel('What happened?').fill('The reels of Harbour Lights stop late.');
  await expectKept(page, 'Harbour Lights');
  await page.reload();
  await expect(page.getByLabel('What happened?')).toHaveValue(/Harbour Lights/);
  await expect(page.getByText('Ready')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Thank you. We have it.')).toBeVisible();
  await page.getByRole('link', { name: 'See what you sent' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Harbour Lights' });
  await expect(card.getByText('Waits for an answer')).toBeVisible();
  await expect(card.getByRole('img', { name: 'Picture 1' })).toHaveJSProperty('naturalWidth', 640);

  const { list } = (await site.operate('GET', '/feedback?state=open')) as {
    list: { id: string; content: string; pictures: string[] }[];
  };
  const sent = list.find(({ content }) => content.includes('Harbour Lights'));
  expect(sent?.pictures).toHaveLength(1);
  const path = `/feedback/${sent?.id ?? ''}`;
  await site.operate('POST', `${path}/answer`, { content: 'We look into it.' });
  await page.reload();
  await expect(card.getByText('Answered', { exact: true })).toBeVisible();
  await expect(card.getByText('We look into it.')).toBeVisible();
  await site.operate('POST', `${path}/close`, {});
  await page.reload();
  await card.getByRole('button', { name: 'Open it again' }).click();
  await card.getByLabel('What is still open?').fill('It happened again today.');
  await card.getByRole('button', { name: 'Open it again' }).click();
  await expect(card.getByText('Waits for an answer')).toBeVisible();
  await expect(card.getByText('It happened again today.')).toBeVisible();
});
