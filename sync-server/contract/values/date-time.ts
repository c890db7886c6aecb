import * as z from 'zod/mini';
import { named } from './named.ts';

/** A moment in an answer: a Date in code on both sides, ISO 8601 in UTC in transit. */
export const DateTime = named(
  'DateTime',
  z.codec(z.iso.datetime(), z.date(), {
    decode: (text) => new Date(text),
    encode: (moment) => moment.toISOString(),
  }),
);
