/** Milliseconds of pointing after which a tooltip opens. */
export const tooltipDelayMs = 700;
