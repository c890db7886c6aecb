import breached from 'fxa-common-password-list';

/**
 * Passwords that satisfy the rule of letters and digits and are still among the first guesses: a common word with a common ending. Both
 * lists are written out; their combinations are not.
 */
const words = `
password passwort passw pass admin administrator welcome letmein login master secret changeme default access qwerty qwertz qwertyuiop asdf
asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qweasd qweasdzxc abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa test testing tester user guest root
iloveyou loveyou love lovely princess prince sunshine monkey dragon shadow superman batman spiderman football baseball basketball soccer
hockey tennis golf summer winter spring autumn fall january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday michael jennifer jessica ashley daniel andrew joshua matthew robert thomas charlie
george jordan hunter harley ranger buster tigger maggie ginger pepper cookie cheese chocolate banana orange purple yellow silver golden
diamond crystal flower butterfly rainbow heaven angel angels jesus christ blessed freedom liberty america american england london paris
berlin canada texas florida california chicago boston dallas houston denver yankees lakers cowboys eagles steelers patriots packers
mustang corvette ferrari porsche mercedes toyota honda nissan harleydavidson yamaha computer internet samsung apple google facebook
twitter instagram microsoft windows android iphone netflix amazon starwars startrek pokemon pikachu minecraft fortnite naruto matrix
whatever trustno hello helloworld hellothere goodluck goodmorning happy happiness family forever friend friends mother father daddy mommy
baby babygirl sweety honey killer warrior phoenix eagle falcon tiger lion wolf panther bear dolphin snoopy mickey donald scooter maverick
money dollar finance banker banking investor advisor mortgage pension retirement calculator reckoner business company office manager
security server network system backup temp temporary newpassword mypassword yourpassword thepassword nopassword passme passpass letmepass
`
  .trim()
  .split(/\s+/);

const endings = `
1 2 7 12 13 01 11 22 69 77 88 99 00 007 100 101 111 123 234 321 456 666 777 789 1234 4321 12345 123456 1234567 12345678 1990 1995 1999 2000
2010 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026 2027 1q2w 1q2w3e 1a 2b 1abc
`
  .trim()
  .split(/\s+/);

const least = 8;

/** In lower case and without symbols: the rest of a password without its decoration. */
export const commonPasswords: ReadonlySet<string> = new Set(
  words.flatMap((word) => endings.map((ending) => `${word}${ending}`)).filter((password) => password.length >= least),
);

const letterOf: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};
const ownNames = ['reckoner'];

/**
 * True for a password of the list of breached ones, whatever its capitals and the symbols at its ends; for a common password regardless of capitals, symbols at its ends, and letters written as digits, and for one made of the tenant's
 * or our own name.
 */
export function isCommonPassword(password: string, tenantName: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const bare = lower.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (breached.test(lower) || breached.test(bare)) return true;
  if (commonPasswords.has(bare) || commonPasswords.has(spelledOut(bare))) return true;
  const letters = lower.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return [...ownNames, ...namesOf(tenantName)].some((name) => letters.includes(name) && letters.length < name.length + least);
}

/** P@ssw0rd1 equals password1: symbols and digits inside the word are read as letters, the ending stays. */
function spelledOut(text: string): string {
  const [, body = '', ending = ''] = /^(.*?)(\d*)$/su.exec(text) ?? [];
  return `${body.replaceAll(/[@$!013457]/g, (sign) => letterOf[sign] ?? sign)}${ending}`;
}

/** The whole name and its longer words. */
function namesOf(tenantName: string): readonly string[] {
  const parts = tenantName
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return [parts.join(''), ...parts].filter((part) => part.length >= 4);
}
