import { describe, expect, it } from 'vitest';
import { classNames } from './class-names.ts';

/** The function that names a class of a style sheet. */
function namer(): (name: string, file: string) => string {
  const { config } = classNames();
  if (typeof config !== 'function') throw new Error('the plugin has no config');
  const made: unknown = Reflect.apply(config, {}, [{}, { command: 'build', mode: 'production' }]);
  return (made as { css: { modules: { generateScopedName: ReturnType<typeof namer> } } }).css
    .modules.generateScopedName;
}

describe('class names', () => {
  it('are the name of the style sheet and the name in it', () => {
    const name = namer();
    expect(name('large', '/src/web/ui/button/button.module.css')).toBe('button-large');
    expect(name('small', '/src/web/ui/button/button.module.css?used')).toBe('button-small');
  });

  it('are refused for a second style sheet of the same name', () => {
    const name = namer();
    name('row', '/src/web/features/messages/parts.module.css');
    expect(() => name('row', '/src/web/features/promotions/parts.module.css')).toThrow(
      /messages\/parts\.module\.css and .*promotions/,
    );
  });
});
