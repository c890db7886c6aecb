/**
 * A CSV cell. Text that a spreadsheet would treat as a formula (= + - @, tab, carriage return at the start) gets an apostrophe in front. A
 * negative number is a number and stays unchanged.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(Object.is(value, -0) ? 0 : value);
  const isNumber = /^-?\d+(\.\d+)?$/.test(value);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
