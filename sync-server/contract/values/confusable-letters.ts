/** Letters and the Latin ones that they look like, at the same place (after Unicode Technical Standard 39). */
const alike: readonly (readonly [string, string])[] = [
  // Cyrillic and Armenian
  ['авсԁеғһіјкӏмоԛгѕтѵԝхунпрոս', 'abcdefhijklmoqrstvwxyhnpnu'],
  // Greek
  ['αβεηικμνορστυχω', 'abenikmvopstuxw'],
  // Coptic
  ['ⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ', 'abehikmnopctyx'],
  // Latin letters with strokes and hooks, and small capitals
  ['ıſøđłħɑɡĸƥɓƈɗɠƙƞɼƭƴʋŧƚɨ', 'isodlhagkpbcdgknrtyvtli'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
  // Cherokee
  ['ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᏀᏃᏒᏚᏏᏙᏞᏟᏢᏦᏴᏻᎽ', 'drtiyajewmhgzrsbvlcpkbgy'],
  // Lisu
  ['ꓮꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓰꓲꓳꓴ', 'abpddtgkjczfmnlsrvhwxyeiou'],
  // Canadian syllables
  ['ᗩᗷᑕᗪᕮᖴᕼᒍᒪᗰᑎᑭᖇᔕᑌᐯᗯᑯ', 'abcdefhjlmnprsuvwd'],
];

const confusable: ReadonlyMap<string, string> = new Map([
  ...alike.flatMap(([letters, latin]) => [...letters].map((letter, at) => [letter.toLowerCase(), latin[at] ?? ''] as const)),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
]);

/** The code points of A in a white circle on black, in a white square on black, and as a regional indicator. */
const alphabets = [0x1f150, 0x1f170, 0x1f1e6];

/** The Latin letter that a lower-case letter looks like, or else the letter itself. */
export function latinLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const first = alphabets.find((start) => code >= start && code < start + 26);
  return first === undefined ? (confusable.get(letter) ?? letter) : String.fromCharCode(97 + code - first);
}
