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

/** One of two texts by a count, as the reader's language counts. */
/* @__NO_SIDE_EFFECTS__ */
export function plural(count: number, one: string, other: string, values?: Values): string {
  const locale = spokenLocale();
  const isOne = locale === undefined ? count === 1 : new Intl.PluralRules(locale).select(count) === 'one';
  return t(isOne ? one : other, values);
}
