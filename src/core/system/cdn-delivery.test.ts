import { expect, it } from 'vitest';
import { createCdnDelivery } from './cdn-delivery.ts';

const [one, two] = ['https://one.example', 'https://two.example'] as const;

it('replaces a broken network, for the failed file and for all later ones', () => {
  const { pick, base, elsewhere } = createCdnDelivery();
  pick([one, two]);
  pick(['https://late.example']);
  const first = base();
  const other = first === one ? two : one;
  expect(base(1)).toBe(other);
  expect(elsewhere(`${first}/a.svg`)).toBe(`${other}/a.svg`);
  expect(base()).toBe(other);
  expect(elsewhere(`${first}/b.svg`)).toBe(`${other}/b.svg`);
  expect(elsewhere('/own.svg')).toBe('/own.svg');
});

it('has none when none is listed', () => {
  expect(createCdnDelivery().base(3)).toBeNull();
});
