/** The language of the interface, unless it is English, which needs no catalog: the English text is the key. */
export interface Spoken {
  /** For numbers and dates: de-DE, de-AT. */
  readonly locale: string;
  /** The translated text for an English one. */
  readonly texts: { get(text: string): string | undefined };
}

declare global {
  /** Set by the page before any module of the app runs, so that a text may also stand in a constant. */
  var spoken: Spoken | undefined;
}

const current = (): Spoken | undefined => globalThis.spoken;

/** The locale of numbers and dates. Undefined for English: numbers are American, dates follow the browser. */
export function spokenLocale(): string | undefined {
  return current()?.locale;
}

/** Values for the {names} in a text. */
type Values = Readonly<Record<string, string | number>>;

/** A text in the reader's language; the English text itself if the catalog does not have it. */
/* @__NO_SIDE_EFFECTS__ */
export function t(text: string, values?: Values): string {
  const said = current()?.texts.get(text) ?? text;
  return values === undefined ? said : said.replace(/\{(\w+)\}/g, (hole, name) => String(values[name] ?? hole));
}

/**
 * A text by a count, in the form that CLDR's rules name for the reader's language. English has two forms. A catalog has the forms `one` and
 * `other` under the English ones, and any other form, such as `few`, under `formKey`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function plural(count: number, one: string, other: string, values?: Values): string {
  const category = new Intl.PluralRules(spokenLocale() ?? 'en').select(count);
  if (category === 'one') return t(one, values);
  const key = formKey(other, category);
  return t(current()?.texts.get(key) === undefined ? other : key, values);
}

/** The key of a form in a catalog, by the English text for several: "{count} changes_few". */
export function formKey(other: string, category: Intl.LDMLPluralRule): string {
  return category === 'other' ? other : `${other}_${category}`;
}
