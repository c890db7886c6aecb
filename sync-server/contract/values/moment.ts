import * as z from 'zod/mini';

/** A moment in UTC in ISO 8601. Excludes the year 0, which ISO 8601 allows but no database stores. */
export const Moment = z.iso.datetime().check(z.refine((text) => !text.startsWith('0000')));
