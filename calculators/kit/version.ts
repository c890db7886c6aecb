/** The version of the formulas. It is part of links and printed sheets, and increases when an answer to the same inputs changes. */
export const engineVersion = '1';
