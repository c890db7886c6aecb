/** Milliseconds of hovering after which a tooltip opens. */
export const tooltipDelayMs = 700;
