import * as z from 'zod/mini';
import { named } from './named.ts';

/** A moment in an answer: a Date on either side, ISO 8601 in UTC on the wire. */
export const DateTime = /* @__PURE__ */ named(
  'DateTime',
  /* @__PURE__ */ z.codec(z.iso.datetime(), z.date(), {
    decode: (text) => new Date(text),
    encode: (moment) => moment.toISOString(),
  }),
);
