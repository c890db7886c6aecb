/**
 * Writes numbers as a locale does. The formatter behind it is made with the first number: a phone takes up to 20 ms for that, and a screen
 * that opens needs few of them.
 */
/* @__NO_SIDE_EFFECTS__ */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): (value: number) => string {
  let made: Intl.NumberFormat | undefined;
  return (value) => {
    made ??= new Intl.NumberFormat(locale, options);
    return made.format(value);
  };
}
