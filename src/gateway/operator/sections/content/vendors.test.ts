import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getVendors } from '#protocol/calls/lobby.ts';
import { openTestGateway, type TestGateway } from '#tests/support/open-gateway.ts';

let test: TestGateway;
beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());
beforeEach(() => test.operator.reset());

interface Row {
  readonly key: string;
  readonly cells: readonly [string, string, { readonly word: string }];
  readonly actions: readonly [{ readonly label: string; readonly body: object }];
}

async function rows(query = ''): Promise<readonly Row[]> {
  const { blocks } = Object(await test.operator.send('GET', `pages/vendors?${query}`));
  return blocks[0].rows;
}

const find = async (code: string) => (await rows()).find(({ key }) => key === code);

/** The cards of a vendor in the lobby, as a guest gets them. */
async function cards(code: string): Promise<readonly unknown[]> {
  const text = JSON.stringify(await test.request(getVendors, {}));
  return text.split(code).slice(1);
}

describe('the vendors of the console', () => {
  it('are one row each, and are filtered by their categories', async () => {
    const all = await rows();
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    const live = await rows('category=LIVE');
    expect(live.length).toBeGreaterThan(0);
    expect(live.length).toBeLessThan(all.length);
    expect(live.every(({ cells }) => cells[1].includes('LIVE'))).toBe(true);
    expect(await rows('category=NONE')).toEqual([]);
  });

  it('are closed and opened again by the action of their row, at once', async () => {
    const [open] = (await rows()).filter(({ cells }) => cells[2].word === 'on');
    const code = open?.key ?? '';
    expect(open?.actions[0].label).toBe('Close');
    const before = await cards(code);
    await test.operator.send('PATCH', 'vendors', open?.actions[0].body);
    const closed = await find(code);
    expect(closed?.cells[2].word).toBe('closed');
    expect(await cards(code)).not.toEqual(before);
    expect(closed?.actions[0].label).toBe('Open');
    await test.operator.send('PATCH', 'vendors', closed?.actions[0].body);
    expect(await find(code)).toEqual(open);
    expect(await cards(code)).toEqual(before);
  });

  it('are refused when there is none of this code, and nothing is audited', async () => {
    await expect(test.operator.vendor('NOBODY', true)).rejects.toThrow('There is no such vendor');
    const changes = JSON.stringify(await test.operator.send('GET', 'pages/changes'));
    expect(changes).not.toContain('NOBODY');
  });
});
