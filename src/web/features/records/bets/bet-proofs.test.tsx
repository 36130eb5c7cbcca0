import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderComponent } from '#tests/support/render-component.tsx';
import { BetProofs } from './bet-proofs.tsx';

const text = JSON.stringify({ kind: 'roulette', seed: 'b'.repeat(64) });
const proof = {
  round: 'round-1',
  hash: 'a'.repeat(64),
  seed: 'b'.repeat(64),
  url: `https://games.example/fair#${encodeURIComponent(text)}`,
};

it('shows the round, the hash before and the seed after, and links the page that verifies them', async () => {
  const { user } = renderComponent(<BetProofs proofs={[proof]} />);
  await user.click(screen.getByText('Fair by proof'));
  for (const shown of [proof.round, proof.hash, proof.seed])
    expect(screen.getByText(shown)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Verify this round' });
  expect(link.getAttribute('href')).toBe(proof.url);
  expect(link.getAttribute('rel')).toContain('noopener');
  await user.click(screen.getByRole('button', { name: 'Copy the proof' }));
  expect(await navigator.clipboard.readText()).toBe(text);
});

it('leaves out proofs with an address that must not be opened, and itself without proofs', () => {
  renderComponent(
    <BetProofs
      proofs={[
        { ...proof, url: 'javascript:alert(1)' },
        { ...proof, url: '' },
      ]}
    />,
  );
  expect(screen.queryByText('Fair by proof')).toBeNull();
});
