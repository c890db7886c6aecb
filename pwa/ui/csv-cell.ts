/**
 * A text that a spreadsheet would take for a formula (= + - @, tab, carriage return in front) gets an apostrophe before it. A negative
 * number is a number and stays one.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(Object.is(value, -0) ? 0 : value);
  const isNumber = /^-?\d+(\.\d+)?$/.test(value);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
