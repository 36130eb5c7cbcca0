import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { languageCodes } from '#protocol/model/language.ts';

export default defineConfig({
  sourceLocale: 'EN',
  locales: [...languageCodes],
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['src/web'] }],
  format: formatter({ lineNumbers: false }),
});
