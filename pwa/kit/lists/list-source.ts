/** The order of a list: a column's id and a direction. */
export interface Sort {
  readonly by: string;
  readonly isDescending: boolean;
}

/** Rows of a list in the form that the table shows, from any source. */
export interface ListSource<Row> {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly rows: readonly Row[];
  /** Number of matching rows, including those that have not been loaded yet. Above `countedRows` it is an estimate. */
  readonly total: number;
  readonly words: string;
  readonly sort: Sort;
  /** The reason for missing or outdated rows. */
  readonly message?: string;
  /** Milliseconds since 1970 at which the shown copy was read, set while the server cannot be reached. */
  readonly keptAt?: number;
  search(words: string): void;
  order(sort: Sort): void;
  retry(): void;
  /** Loads the next page, if there is one. */
  more?(): void;
  /** Every matching row, for the export. */
  readAll(): Promise<readonly Row[] | undefined>;
}
