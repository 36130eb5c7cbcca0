import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderComponent } from '#tests/support/render-component.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { IconButton } from './icon-button.tsx';

describe('a button with an icon', () => {
  it('has its name once: a screen reader would read a name and the same tooltip', () => {
    renderComponent(
      <>
        <IconButton icon="close" label="Close" />
        <CopyButton text="1234" label="Copy the number" />
      </>,
    );
    for (const name of ['Close', 'Copy the number']) {
      const button = screen.getByRole('button', { name });
      expect(button.title).toBe(name);
      expect(button.hasAttribute('aria-label')).toBe(false);
    }
  });

  it('has a name beside a tooltip that says something else', () => {
    renderComponent(<IconButton icon="close" label="Close" title="Escape closes it too" />);
    expect(screen.getByRole('button', { name: 'Close' }).title).toBe('Escape closes it too');
  });
});
