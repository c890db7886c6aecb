import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';

const sentence = t('Line breaks and invisible characters do not belong in a name');

/** Visible characters: no control or format characters, no line separators, and no blank letters or symbols. */
const shown = String.raw`[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]`;

/** The two joiners between the characters they affect: letters of Persian, Indic, and other scripts, and symbols. */
const changed = String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}\p{S}]`;
const joiner = String.raw`(?<=${changed}\ufe0f?)[\u200c\u200d](?=${changed})`;

/** The variation selector of an emoji, and the combining character that turns a digit into a keycap. */
const emojiSelector = String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)`;

const visible = new RegExp(`^(?:${shown}|${joiner}|${emojiSelector})*$`, 'u');

/** A name fits on one line wherever it is shown: in a list, in the subject of a mail, in a log. It looks the way it is written. */
export const oneLine = () => z.regex(visible, { error: sentence });
