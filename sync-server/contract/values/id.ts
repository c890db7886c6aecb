import * as z from 'zod/mini';

/** An id can be written in several ways and is stored in lower case, so that two ids are equal exactly when their texts are. */
export const Id = z.uuid().check(z.toLowerCase());
