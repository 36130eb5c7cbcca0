import { expect, it } from 'vitest';
import { createCdnDelivery } from './cdn-delivery.ts';

const own = 'https://parola.example';
const [one, two] = ['https://one.example', 'https://two.example'] as const;

it('replaces a broken network, for the failed file and for all later ones', () => {
  const { pick, base, elsewhere } = createCdnDelivery(own);
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

it('replaces the app itself by another network, and the other way round', () => {
  const { pick, base, elsewhere } = createCdnDelivery(own);
  pick([own, one]);
  if (base() === one) expect(elsewhere(`${one}/a.svg`)).toBe('/a.svg');
  expect(elsewhere('/b.svg')).toBe(`${one}/b.svg`);
  expect(base()).toBe(one);
});

it('has none when none is listed', () => {
  expect(createCdnDelivery(own).base(3)).toBeNull();
});
