/** The order of a list: a column's id and a direction. */
export interface Sort {
  readonly by: string;
  readonly isDescending: boolean;
}

/** Rows of a list as the table shows them, wherever they come from. */
export interface ListSource<Row> {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly rows: readonly Row[];
  /** Rows that match, also those that have not been loaded yet. */
  readonly total: number;
  readonly words: string;
  readonly sort: Sort;
  /** The reason for having no rows, or no newer ones. */
  readonly message?: string;
  /** Milliseconds since 1970 at which the shown copy was read, when the server cannot be asked now. */
  readonly keptAt?: number;
  search(words: string): void;
  order(sort: Sort): void;
  retry(): void;
  /** Loads the next page, where there is one. */
  more?(): void;
  /** Every matching row, for the export. */
  readAll(): Promise<readonly Row[] | undefined>;
}
