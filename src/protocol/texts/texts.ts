import { inEachLanguage, type Language } from '../model/language.ts';

/** The English texts of a system, by key. `{name}` in a text stands for a value. */
type Catalogue = Readonly<Record<string, string>>;

/** The same texts in another language. */
export type Translation<Source extends Catalogue> = { readonly [Key in keyof Source]: string };

/** The names in braces. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The values that a text needs: none, or one object. */
export type ValuesOf<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Text>, string | number>>];

/** Puts values in the places of their names. A value is not read again: braces in it stay. */
function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The functions that read the texts of a system: `text` in one language, `worded` in all. */
export function createTexts<Source extends Catalogue>(
  catalogues: Readonly<Record<Language, Translation<Source>>>,
) {
  function text<Key extends keyof Source & string>(
    language: Language,
    key: Key,
    ...[values]: ValuesOf<Source[Key]>
  ): string {
    return fillText(catalogues[language][key], values ?? {});
  }
  function worded<Key extends keyof Source & string>(
    key: Key,
    ...values: ValuesOf<Source[Key]>
  ): Record<Language, string> {
    return inEachLanguage((language) => text(language, key, ...values));
  }
  return { text, worded };
}
