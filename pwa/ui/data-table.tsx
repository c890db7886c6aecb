import { type ReactNode, useState } from 'react';

export interface Column {
  readonly name: string;
  readonly label: string;
  /** True for a column of words, which is left-aligned. Figures are right-aligned. */
  readonly isText?: boolean;
}

interface DataTableProps {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rowCount: number;
  readonly cell: (row: number, column: string) => ReactNode;
}

const rowHeight = 38;
const overscan = 12;
const alwaysAll = 100;

/**
 * A table with a sticky header. Above a hundred rows, only the visible ones are in the document. The scroll bar still reflects all rows.
 */
export function DataTable({ label, columns, rowCount, cell }: DataTableProps) {
  const [scrolled, setScrolled] = useState(0);
  const isLong = rowCount > alwaysAll;
  const first = isLong ? Math.max(0, Math.min(rowCount - 1, Math.floor(scrolled / rowHeight)) - overscan) : 0;
  const last = isLong ? Math.min(rowCount, first + 2 * overscan + 16) : rowCount;
  const rows = Array.from({ length: last - first }, (_, at) => first + at);
  return (
    <section
      className="table__frame"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard
      tabIndex={0}
      onScroll={isLong ? (event) => setScrolled(event.currentTarget.scrollTop) : undefined}
    >
      <table className="table__root" aria-rowcount={rowCount + 1}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" data-kind={column.isText === true ? 'text' : 'figure'}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first > 0 ? <Gap height={first * rowHeight} columns={columns.length} /> : null}
          {rows.map((row) => (
            <tr key={row} aria-rowindex={row + 2}>
              {columns.map((column) => (
                <td key={column.name} data-kind={column.isText === true ? 'text' : 'figure'}>
                  {cell(row, column.name)}
                </td>
              ))}
            </tr>
          ))}
          {last < rowCount ? <Gap height={(rowCount - last) * rowHeight} columns={columns.length} /> : null}
        </tbody>
      </table>
    </section>
  );
}

function Gap({ height, columns }: { readonly height: number; readonly columns: number }) {
  return (
    <tr>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
