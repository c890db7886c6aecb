import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showSection } from '#app/testing/show-section.tsx';
import { type Column, ListTable } from './list-table.tsx';
import { useLocalList } from './use-local-list.ts';

interface Row {
  readonly id: string;
}

const rows: readonly Row[] = Array.from({ length: 40 }, (_, at) => ({ id: `row-${at}` }));
const isHere = true;
const textOf = ({ id }: Row) => id;
const keys = { id: textOf };

/** A list that notes each drawn cell. */
function List({ onDraw }: { readonly onDraw: () => void }) {
  const [columns] = useState<readonly Column<Row>[]>([
    {
      id: 'id',
      header: 'Id',
      cell: ({ id }) => {
        onDraw();
        return id;
      },
    },
  ]);
  const source = useLocalList({ rows, isHere, textOf, keys, sort: { by: 'id', isDescending: false } });
  return (
    <ListTable
      name="Rows"
      source={source}
      columns={columns}
      searchLabel="Search rows"
      nameOf={(row) => row.id}
      empty={{ title: '', text: '' }}
    />
  );
}

it('typing into the search does not wait for the list to render', async () => {
  let drawn = 0;
  await showSection(<List onDraw={() => (drawn += 1)} />, { role: 'platform_owner' });
  const search = page.getByRole('searchbox', { name: 'Search rows' });
  await expect.element(page.getByRole('row', { name: 'row-39' })).toBeVisible();
  const field = search.element();
  if (!(field instanceof HTMLInputElement)) throw new Error('The search is no field.');
  const before = drawn;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'row-39');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await Promise.resolve();
  expect(field.value).toBe('row-39');
  expect(drawn).toBe(before);
  await expect.element(page.getByRole('row', { name: 'row-38' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('row', { name: 'row-39' })).toBeVisible();
});

const totals = [
  [40, '40 rows', '41'],
  [10_000, '10,000 rows', '10001'],
  [10_001, 'More than 10,000 rows', '-1'],
  [200_123, 'About 200,123 rows', '-1'],
] as const;
for (const [total, text, rowCount] of totals) {
  it(`says "${text}" of a total of ${total}, which is an estimate if it is large`, async () => {
    const source = {
      ...{ state: 'ready' as const, rows, total, words: '', sort: { by: 'id', isDescending: false } },
      ...{ search: () => undefined, order: () => undefined, retry: () => undefined, readAll: async () => rows },
    };
    const columns: readonly Column<Row>[] = [{ id: 'id', header: 'Id', cell: textOf }];
    const given = { name: 'Rows', source, columns, searchLabel: 'Search rows', nameOf: textOf, empty: { title: '', text: '' } };
    await showSection(<ListTable {...given} />, { role: 'platform_owner' });
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect.element(page.getByRole('table', { name: 'Rows' })).toHaveAttribute('aria-rowcount', rowCount);
  });
}
