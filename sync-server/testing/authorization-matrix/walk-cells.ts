/** Number of concurrent calls: enough that the server is seldom idle. */
const callers = 4;

/** Requests every cell, several at a time, and returns the cells in the order of the tasks. */
export async function walkCells<Cell>(tasks: readonly (() => Promise<Cell>)[]): Promise<readonly Cell[]> {
  const cells = new Map<number, Cell>();
  let next = 0;
  async function work(): Promise<void> {
    for (let task = tasks[next]; task !== undefined; task = tasks[next]) {
      const place = next;
      next += 1;
      cells.set(place, await task());
    }
  }
  await Promise.all(Array.from({ length: callers }, work));
  return [...cells].sort(([left], [right]) => left - right).map(([, cell]) => cell);
}
