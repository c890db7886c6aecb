/** A text that the specification quotes, with what turns it into the texts on a screen. A bare string is shown as it is quoted. */
export type Quotation =
  | string
  | {
      readonly quoted: string;
      /** Values of the variables in the quoted text. */
      readonly values?: Readonly<Record<string, string>>;
      /** Ends the title of a toast. The rest of the quoted text is its description. */
      readonly titleEnd?: '/' | ':' | '!';
      /** The whole sentence on the screen, of which the specification quotes a part. */
      readonly sentence?: string;
    };

export function quotedText(quotation: Quotation): string {
  return typeof quotation === 'string' ? quotation : quotation.quoted;
}

/** The texts that a person sees. */
export function shownTexts(quotation: Quotation): readonly string[] {
  if (typeof quotation === 'string') return [quotation];
  const { quoted, values = {}, titleEnd, sentence } = quotation;
  const filled = Object.entries(values).reduce((text, [name, value]) => text.replace(name, value), sentence ?? quoted);
  if (titleEnd === undefined) return [filled];
  const at = filled.indexOf(titleEnd);
  return [filled.slice(0, titleEnd === '!' ? at + 1 : at), filled.slice(at + 1)].map((text) => text.trim());
}
