/** The version of the formulas. It stands in links and on printed sheets, and rises when an answer to the same inputs changes. */
export const engineVersion = '1';
