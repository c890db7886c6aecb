import * as z from 'zod/mini';

const sentence = 'Line breaks and invisible characters do not belong in a name';

/**
 * Everything that shows itself, and the two joiners of Persian, Indic scripts and emoji between what they join. Excluded are controls,
 * formats such as the bidirectional overrides, separators of lines, and the letters and symbols that are blank.
 */
const visible =
  /^(?:[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|(?<=[\p{L}\p{M}\p{S}])[\u200c\u200d](?=[\p{L}\p{M}\p{S}]))*$/u;

/** A name stands on one line wherever it is shown: in a list, in the subject of a mail, in a log. It reads as it is written. */
export const oneLine = () => z.regex(visible, { error: sentence });
