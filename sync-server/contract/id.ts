import * as z from 'zod/mini';

/** An id is written in many ways and stored in one: in lower case, so that two ids are the same exactly when their texts are. */
export const Id = z.uuid().check(z.toLowerCase());
