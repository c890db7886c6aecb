import { t } from '#contract/language/t.ts';
import { squeezed, toPlainLetters, withoutDigits, wordsOf } from '#contract/values/look-alikes.ts';

export const heldNameTexts = {
  held: t(
    'The name of your firm reads like the platform or a known brand. The operator of the platform looks at it; until then no invitation is sent and no page is published.',
  ),
  refused: (reason: string): string =>
    t('The operator of the platform has refused the name of your firm: {reason} No invitation is sent and no page is published.', {
      reason,
    }),
} as const;

/** The platform's own name, and words with which a mail pretends to come from it or from the staff of a bank. */
const ownWords = ['reckoner', 'security', 'sicherheit', 'support', 'helpdesk', 'frauddepartment', 'fraudprevention', 'verification'];

/** Banks, card schemes, payment services, authorities, and technology firms whose names are long enough to be found anywhere. */
const brands = [
  ...[
    'bankofamerica',
    'wellsfargo',
    'jpmorgan',
    'goldmansachs',
    'morganstanley',
    'capitalone',
    'citibank',
    'citigroup',
    'usbank',
    'pncbank',
  ],
  ...[
    'truist',
    'charlesschwab',
    'fidelityinvestments',
    'barclays',
    'santander',
    'creditsuisse',
    'deutschebank',
    'commerzbank',
    'sparkasse',
  ],
  ...['volksbank', 'raiffeisen', 'postbank', 'bnpparibas', 'societegenerale', 'unicredit', 'mastercard', 'americanexpress', 'maestro'],
  ...[
    'paypal',
    'venmo',
    'revolut',
    'klarna',
    'coinbase',
    'binance',
    'westernunion',
    'moneygram',
    'googlepay',
    'applepay',
    'federalreserve',
  ],
  ...['internalrevenue', 'socialsecurityadministration', 'microsoft', 'google', 'facebook', 'instagram', 'whatsapp', 'linkedin', 'netflix'],
].map(squeezed);

/** Short names count as words of their own only: "ing" is no part of "planning". */
const shortBrands: ReadonlySet<string> = new Set([
  ...['visa', 'amex', 'discover', 'chase', 'citi', 'hsbc', 'ubs', 'ing', 'bofa', 'pnc', 'irs', 'fdic', 'sec', 'finra', 'zelle', 'stripe'],
  ...['apple', 'amazon', 'meta', 'vanguard', 'fidelity', 'schwab', 'n26', 'dkb', 'bafin'],
]);

/** Letters that look alike count as the same here, too, but not in the shortest names: "LNG" is another word. */
const lookedLike: ReadonlySet<string> = new Set([...shortBrands].filter((name) => name.length > 3).map(squeezed));

const long = [...ownWords.map(squeezed), ...brands];

/** True if the name of a tenant reads like the platform, its staff, or a known brand, also in disguise. The platform owner decides on it. */
export function isHeldName(name: string): boolean {
  const plain = toPlainLetters(name);
  const letters = squeezed(plain);
  if (long.some((word) => letters.includes(word))) return true;
  const words = [...wordsOf(plain), ...wordsOf(withoutDigits(plain))];
  return words.some((word) => shortBrands.has(word)) || [letters, ...words.map(squeezed)].some((word) => lookedLike.has(word));
}
