import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The code that shows, counts, or charges money of the platform. The calculators are about law of the United States, and stay in dollars. */
const folders = [
  'sync-server/money',
  'sync-server/contract/money',
  'sync-server/office/stats',
  'pwa/money',
  'pwa/kit/forms',
  'pwa/app/admin',
];

/** A dollar sign in a text, the code of the dollar, the figures of the calculators, and American amounts. */
const fixed = [
  /['"`>]\$(?:['"`<\d]|\$\{)/,
  /\bUSD\b|['"]usd['"]/,
  /\b(?:dollars|wholeDollars|localDollars)\b(?=\(|,| \})/,
  /NumberFormat\(\s*['"]en-US/,
];

/** The hint of the setting names examples. */
const allowed = /such as USD, EUR, or JPY/;

function fixedIn(text: string): readonly string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return code.split('\n').filter((line) => !allowed.test(line) && fixed.some((pattern) => pattern.test(line)));
}

test('no code of the platform’s money names a currency', () => {
  const files = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.gen\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => fixedIn(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`))).toEqual([]);
});

test.each([
  "  { currency: 'usd' }",
  'const unit = "$";',
  'return `$${centsToText(cents)}`;',
  "price: '$49.00',",
  "new Intl.NumberFormat('en-US', { style: 'currency' })",
  "import { dollars } from '#contract/language/words.ts';",
  'cell: ({ amount }) => dollars(Number(amount)),',
  "const code = 'USD';",
])('a line that names one is found: %s', (line) => {
  expect(fixedIn(line)).toEqual([line]);
});

test.each(['currency: platformCurrency().toLowerCase(),', '/** $49, but $9.50 */'])('a line that names none passes: %s', (line) => {
  expect(fixedIn(line)).toEqual([]);
});
