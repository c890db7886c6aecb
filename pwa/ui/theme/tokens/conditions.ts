/** Media conditions beyond Chakra's own that the styles use. */
export const coarse = '@media (pointer: coarse)';
export const printed = '@media print';
export const landscape = '@media (min-width: 64rem)';
export const narrow = '@media (max-width: 63.99rem)';
/** Wide enough for the whole toolbar of the page builder in one row. */
export const roomy = '@media (min-width: 96rem)';
export const tablet = '@media (min-width: 40rem) and (max-width: 79.99rem)';
export const phone = '@media (max-width: 39.99rem)';
export const tiny = '@media (max-width: 23.99rem)';
export const low = '@media (max-height: 26.99rem)';
