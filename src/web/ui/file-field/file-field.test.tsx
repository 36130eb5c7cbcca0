import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderComponent } from '#tests/support/render-component.tsx';
import { FileField } from './file-field.tsx';

const picture = (name: string, { type = 'image/png' } = {}) =>
  new File([new Uint8Array(10)], name, { type });

function Proof({ maxFiles = 2 }: { maxFiles?: number }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return <FileField label="Proof" files={files} onChange={setFiles} maxFiles={maxFiles} />;
}

const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const field = () => screen.getByLabelText<HTMLInputElement>('Proof');
/** The picker does not filter by `accept`, as with "all files" in a browser. */
const user = userEvent.setup({ applyAccept: false });

describe('a file field', () => {
  it('shows chosen pictures and removes them', async () => {
    renderComponent(<Proof />);
    await user.upload(field(), [picture('a.png'), picture('b.jpg', { type: 'image/jpeg' })]);
    expect(names()).toEqual(['a.png', 'b.jpg']);
    const pictures = [...document.querySelectorAll('li img')];
    expect(pictures.map((image) => image.getAttribute('src')?.split(':')[0])).toEqual([
      'blob',
      'blob',
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove a.png' }));
    expect(names()).toEqual(['b.jpg']);
  });

  it('takes dropped and pasted pictures', () => {
    renderComponent(<Proof />);
    fireEvent.drop(field(), { dataTransfer: { files: [picture('dropped.png')] } });
    fireEvent.paste(field(), { clipboardData: { files: [picture('pasted.png')] } });
    expect(names()).toEqual(['dropped.png', 'pasted.png']);
  });

  it('refuses a file that is too large to read, and says why', async () => {
    renderComponent(<Proof />);
    const large = picture('a.png');
    Object.defineProperty(large, 'size', { value: 50_000_001 });
    await user.upload(field(), large);
    expect(names()).toEqual([]);
    expect(screen.getByText(/50 MB at most/)).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('takes photos of phones, also those without a media type', async () => {
    renderComponent(<Proof />);
    await user.upload(field(), [
      picture('a', { type: '' }),
      picture('b.webp', { type: 'image/webp' }),
    ]);
    expect(names()).toEqual(['a', 'b.webp']);
  });

  it('refuses more than it holds', async () => {
    renderComponent(<Proof />);
    await user.upload(
      field(),
      ['a.png', 'b.png', 'c.png'].map((name) => picture(name)),
    );
    expect(names()).toEqual(['a.png', 'b.png']);
    expect(screen.getByText(/Remove one first/)).toBeTruthy();
  });

  it('replaces the picture where it holds one', async () => {
    renderComponent(<Proof maxFiles={1} />);
    await user.upload(field(), picture('a.png'));
    await user.upload(field(), picture('b.png'));
    expect(names()).toEqual(['b.png']);
  });
});
