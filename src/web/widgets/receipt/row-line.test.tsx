import { expect, it } from 'vitest';
import { openPart } from '#tests/support/open-screen.tsx';
import { RowLine } from './row-line.tsx';

const at = Date.UTC(2026, 10, 29, 4, 30);

it('a row of the cashier has the number that a player reads to support', async () => {
  const { container } = await openPart(
    <RowLine at={at} orderNo="0193b2f0-1c4e-7a51-9a2b-5d007f3a90c2" />,
  );
  expect(container.textContent).toMatch(/12:30.* · 7F3A-90C2$/);
});

it('a row of a payment that was only confirmed has its time alone', async () => {
  const { container } = await openPart(<RowLine at={at} orderNo="" />);
  expect(container.textContent).not.toContain('·');
});
