import { expect, it } from 'vitest';
import { defaultSettings } from '../../system/settings.ts';
import { withdrawalSettingsSection } from './withdrawal-settings.ts';

it('has only fields of settings that exist', () => {
  const paths = [...(withdrawalSettingsSection.html ?? '').matchAll(/data-path="([^"]+)"/g)];
  expect(paths.length).toBeGreaterThan(10);
  for (const [, path = ''] of paths) {
    const value = path
      .split('.')
      .reduce<unknown>((part, name) => Object(part)[name], defaultSettings);
    expect(value, path).toBeDefined();
  }
});
