import * as z from 'zod/mini';

const sentence = 'Line breaks and invisible characters do not belong in a name';

/** Everything that shows itself: no control or format character, no separator of lines, and no letter or symbol that is blank. */
const shown = String.raw`[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]`;

/** The two joiners between what they change: letters of Persian, Indic and other scripts, and symbols. */
const changed = String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}\p{S}]`;
const joiner = String.raw`(?<=${changed}\ufe0f?)[\u200c\u200d](?=${changed})`;

/** The variation selector of an emoji, and the combining mark that makes a key of a digit. */
const emojiSelector = String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)`;

const visible = new RegExp(`^(?:${shown}|${joiner}|${emojiSelector})*$`, 'u');

/** A name stands on one line wherever it is shown: in a list, in the subject of a mail, in a log. It reads as it is written. */
export const oneLine = () => z.regex(visible, { error: sentence });
