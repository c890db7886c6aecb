import { t } from '#contract/language/t.ts';

interface VatForm {
  /** The number after the prefix. */
  readonly form: RegExp;
  readonly example: string;
  /** Absent: only the form is checked. */
  readonly isRight?: (number: string) => boolean;
}

const anyForm: Omit<VatForm, 'example'> = { form: /^[0-9A-Z]{2,13}$/ };

/** VAT IDs of the European Union by the prefix of the member state. */
const unionForms: Readonly<Record<string, VatForm>> = {
  AT: { form: /^U\d{8}$/, example: 'ATU12345678', isRight: isAustrian },
  BE: {
    form: /^[01]\d{9}$/,
    example: 'BE0123456789',
    isRight: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  },
  BG: { ...anyForm, form: /^\d{9,10}$/, example: 'BG123456789' },
  CY: { ...anyForm, form: /^\d{8}[A-Z]$/, example: 'CY12345678X' },
  CZ: { ...anyForm, form: /^\d{8,10}$/, example: 'CZ12345678' },
  DE: { form: /^[1-9]\d{8}$/, example: 'DE123456789', isRight: isGerman },
  DK: { ...anyForm, form: /^\d{8}$/, example: 'DK12345678' },
  EE: { ...anyForm, form: /^\d{9}$/, example: 'EE123456789' },
  EL: { ...anyForm, form: /^\d{9}$/, example: 'EL123456789' },
  ES: { form: /^[0-9A-Z]\d{7}[0-9A-Z]$/, example: 'ESA12345678', isRight: isSpanish },
  FI: { ...anyForm, form: /^\d{8}$/, example: 'FI12345678' },
  FR: { form: /^[0-9A-HJ-NP-Z]{2}\d{9}$/, example: 'FR12345678901', isRight: isFrench },
  HR: { ...anyForm, form: /^\d{11}$/, example: 'HR12345678901' },
  HU: { ...anyForm, form: /^\d{8}$/, example: 'HU12345678' },
  IE: { ...anyForm, form: /^\d[0-9A-Z+*]\d{5}[A-Z]{1,2}$/, example: 'IE1234567X' },
  IT: { form: /^\d{11}$/, example: 'IT12345678901', isRight: (number) => luhnSum(number) % 10 === 0 },
  LT: { ...anyForm, form: /^(\d{9}|\d{12})$/, example: 'LT123456789' },
  LU: { ...anyForm, form: /^\d{8}$/, example: 'LU12345678' },
  LV: { ...anyForm, form: /^\d{11}$/, example: 'LV12345678901' },
  MT: { ...anyForm, form: /^\d{8}$/, example: 'MT12345678' },
  NL: { form: /^\d{9}B\d{2}$/, example: 'NL123456789B01', isRight: isDutch },
  PL: { ...anyForm, form: /^\d{10}$/, example: 'PL1234567890' },
  PT: { ...anyForm, form: /^\d{9}$/, example: 'PT123456789' },
  RO: { ...anyForm, form: /^\d{2,10}$/, example: 'RO1234567890' },
  SE: { ...anyForm, form: /^\d{12}$/, example: 'SE123456789012' },
  SI: { ...anyForm, form: /^\d{8}$/, example: 'SI12345678' },
  SK: { ...anyForm, form: /^\d{10}$/, example: 'SK1234567890' },
};

/** Greece writes its VAT IDs with EL. */
function prefixOf(country: string): string {
  return country === 'GR' ? 'EL' : country;
}

/** True for a member state of the European Union, by its ISO code. */
export function isInUnion(country: string): boolean {
  return country !== 'EL' && Object.hasOwn(unionForms, prefixOf(country));
}

/** True if the VAT ID has the form and the check digit of this member state. */
export function isUnionVatId(country: string, taxId: string): boolean {
  return taxId.trim() !== '' && isInUnion(country) && taxIdProblem(country, taxId) === undefined;
}

/** The reason for which a tax ID cannot be that of a firm in this country; undefined if it can, and for an empty one. */
export function taxIdProblem(country: string, taxId: string): string | undefined {
  const written = taxId.toUpperCase().replaceAll(/[\s.,/-]/g, '');
  if (written === '') return undefined;
  if (country === 'US') return /^\d{9}$/.test(written) ? undefined : t('Write the EIN with nine digits, such as 12-3456789.');
  // Without a country, a number that begins like a VAT ID is checked as one.
  const prefix = country === '' && /^[A-Z]{2}[0-9A-Z]*\d/.test(written) ? written.slice(0, 2) : prefixOf(country);
  const known = Object.hasOwn(unionForms, prefix) ? unionForms[prefix] : undefined;
  if (known === undefined) return undefined;
  const number = written.slice(2);
  if (!written.startsWith(prefix) || !known.form.test(number))
    return t('A VAT ID of this country begins with {prefix} and looks like {example}.', { prefix, example: known.example });
  return known.isRight?.(number) === false ? t('The check digit of this VAT ID is wrong. Compare it with your registration.') : undefined;
}

function digitsOf(number: string): readonly number[] {
  return [...number].map(Number);
}

/** The sum of ISO/IEC 7812: every second digit from the right is doubled, and the digits of the products are added. */
function luhnSum(number: string): number {
  return digitsOf(number)
    .toReversed()
    .reduce((sum, digit, place) => sum + (place % 2 === 0 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10)), 0);
}

/** ISO 7064, MOD 11,10. */
function isGerman(number: string): boolean {
  const product = digitsOf(number.slice(0, 8)).reduce((before, digit) => (((digit + before) % 10 || 10) * 2) % 11, 10);
  return (11 - product) % 10 === Number(number.slice(8));
}

function isAustrian(number: string): boolean {
  return (10 - ((luhnSum(number.slice(1, 8)) + 4) % 10)) % 10 === Number(number.slice(8));
}

/** The key of two digits before the SIREN. Keys with letters have no published rule. */
function isFrench(number: string): boolean {
  const key = number.slice(0, 2);
  return !/^\d\d$/.test(key) || (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(key);
}

/** Numbers of firms follow the rule of eleven; those of persons since 2020 leave a rest of 1 when divided by 97. */
function isDutch(number: string): boolean {
  const digits = digitsOf(number.slice(0, 9));
  const sum = digits.slice(0, 8).reduce((before, digit, place) => before + digit * (9 - place), 0);
  if (sum % 11 === digits[8]) return true;
  // Letters count from ten on: N is 23, L is 21, and B is 11.
  return BigInt(`2321${number.replace('B', '11')}`) % 97n === 1n;
}

/** NIF of a person, NIE of a foreigner, or the number of a firm. */
function isSpanish(number: string): boolean {
  const [first, control] = [number.slice(0, 1), number.slice(-1)];
  if (/^[\dXYZ]$/.test(first)) {
    const counted = Number(number.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter))));
    return 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(counted % 23) === control;
  }
  if (/^[KLM]$/.test(first)) return 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(number.slice(1, 8)) % 23) === control;
  const digit = (10 - (luhnSum(`${number.slice(1, 8)}0`) % 10)) % 10;
  return control === String(digit) || control === 'JABCDEFGHI'.charAt(digit);
}
