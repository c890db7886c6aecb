/** Rows of a list are counted up to this number. A larger total is an estimate, or one more than this if there is none. */
export const countedRows = 10_000;
