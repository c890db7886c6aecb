import * as z from 'zod/mini';

/** A moment in UTC, as ISO 8601 writes it. The calendar has a year 0, and no database stores one. */
export const Moment = z.iso.datetime().check(z.refine((text) => !text.startsWith('0000')));
