import { relative } from 'node:path';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

/** Messages of one language by id. */
type Messages = Readonly<Record<string, string>>;

/** A catalogue with its translations, and the sources that contain each message. */
export interface Catalogue {
  readonly locale: string;
  readonly messages: Messages;
  readonly origins: ReadonlyMap<string, readonly string[]>;
}

/** Reads a `.po` file. Missing translations are taken from the fallbacks of `lingui.config.ts`. */
export async function readCatalogue(file: string): Promise<Catalogue> {
  const config = getConfig();
  const found = getCatalogForFile(relative(config.rootDir ?? '.', file), await getCatalogs(config));
  if (!found) throw new Error(`${file} is not a catalogue of lingui.config.ts.`);
  const { catalog, locale } = found;
  const { sourceLocale = '', fallbackLocales = {} } = config;
  const { messages } = await catalog.getTranslations(locale, { sourceLocale, fallbackLocales });
  const entries = Object.entries(await catalog.read(locale));
  const origins = new Map(
    entries.map(([id, { origin = [] }]) => [id, origin.map(([source]) => source)]),
  );
  return { locale, messages, origins };
}

/** Compiles messages to the text of a JSON string: its value is JSON of texts and, for messages with values, of lists. */
export function compileMessages(locale: string, messages: Messages): string {
  const { source, errors } = createCompiledCatalog(locale, { ...messages }, { namespace: 'json' });
  if (errors.length > 0) throw new Error(`Messages of ${locale} cannot be compiled.`);
  const { messages: compiled }: { messages: unknown } = JSON.parse(source);
  return JSON.stringify(JSON.stringify(compiled));
}
