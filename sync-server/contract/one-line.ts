import * as z from 'zod/mini';

const sentence = 'Line breaks and control characters do not belong in a name';

/** A name stands on one line wherever it is shown: in a list, in the subject of a mail, in a log. */
export const oneLine = () => z.regex(/^\P{Cc}*$/u, { error: sentence });
