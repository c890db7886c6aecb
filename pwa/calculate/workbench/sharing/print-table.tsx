import { formatCell } from '#app/calculate/workbench/answer/schedule-panel.tsx';
import type { NamedTable } from '#app/calculate/workbench/calculation/format-result.ts';
import { fieldLabel } from '#app/calculate/workbench/calculation/result-label.ts';
import { t } from '#contract/language/t.ts';

/** Most rows of a printed table. The CSV has all of them. */
const printedRows = 120;

export function PrintTable({ table, whole }: { readonly table: NamedTable; readonly whole: boolean }) {
  const names = Object.keys(table.columns);
  return (
    <section className="print__section">
      <h2>{fieldLabel(table.name)}</h2>
      <table className="table__root">
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col" data-kind={table.columns[name] === 'text' ? 'text' : 'figure'}>
                {fieldLabel(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.slice(0, printedRows).map((_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a schedule are their place
            <tr key={row}>
              {names.map((name) => (
                <td key={name} data-kind={table.columns[name] === 'text' ? 'text' : 'figure'}>
                  {formatCell(table, row, name, whole)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {table.rows.length > printedRows ? (
        <p>{t('The first {printedRows} of {rows} rows.', { printedRows, rows: table.rows.length })}</p>
      ) : null}
    </section>
  );
}
