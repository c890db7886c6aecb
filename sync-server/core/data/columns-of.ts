type ColumnsOf<Row, Name extends string> = { readonly [Column in keyof Row & Name]: true };

/** The columns of a table that an answer names, for `select`: a field added to the answer is read without another line. */
export function columnsOf<Row extends object, Name extends string>(
  row: Row,
  columns: Readonly<Record<Name, unknown>>,
): ColumnsOf<Row, Name> {
  const selected = Object.fromEntries(
    Object.keys(columns)
      .filter((column) => Object.hasOwn(row, column))
      .map((column) => [column, true]),
  );
  if (!holdsAll(selected, row, columns)) throw new Error('A column is missing.');
  return selected;
}

function holdsAll<Row extends object, Name extends string>(
  selected: object,
  row: Row,
  columns: Readonly<Record<Name, unknown>>,
): selected is ColumnsOf<Row, Name> {
  return Object.keys(row).every((name) => Object.hasOwn(selected, name) === Object.hasOwn(columns, name));
}
