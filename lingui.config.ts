import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'EN',
  locales: ['EN', 'TY', 'CN', 'TH'],
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['src/web'] }],
  format: formatter({ lineNumbers: false }),
});
