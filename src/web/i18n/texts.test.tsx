import { Trans } from '@lingui/react';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderComponent } from '#tests/support/render-component.tsx';

/** Puts an element of a translator in place of each text. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: ChildNode[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.textContent;
    text.replaceWith(font);
  }
}

/** No catalogue has these: a message without one is its id. */
const messages = { sum: 'Deposit {amount} by <0>card</0>', last: 'Thank you' };

const Sum = ({ amount, isLast = false }: { amount: string; isLast?: boolean }) => (
  <p data-testid="sum">
    {isLast ? (
      <Trans id={messages.last} />
    ) : (
      <Trans id={messages.sum} values={{ amount }} components={{ 0: <b /> }} />
    )}
  </p>
);

describe('the texts of a page that a browser has translated', () => {
  const words = () => screen.getByTestId('sum').textContent;

  it('show a new amount, and give way to others', () => {
    const { show } = renderComponent(<Sum amount="₱200" />);
    translate();
    show(<Sum amount="₱5,000" />);
    expect(words()).toBe('Deposit ₱5,000 by card');
    translate();
    show(<Sum amount="₱5,000" isLast />);
    expect(words()).toBe('Thank you');
  });
});
