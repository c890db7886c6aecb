import { expect, it } from 'vitest';
import { isHeldName } from './held-names.ts';

it.each([
  ...['Reckoner', 'Reckoner Security', 'R3ckoner Team', 'Reck\u200boner', 'Ｒeckoner', 'Rесkоner', 'Account Support', 'Sicherheit AG'],
  ...[
    'Chase',
    'Chase Card Services',
    'Wells Fargo Advisors',
    'PayPaI',
    'Pay Pal',
    'Visa',
    'V1sa',
    'Mastercard',
    'Deutsche Bank',
    'ＧＯＯＧＬＥ',
  ],
  // One letter of a short name as another that looks like it.
  ...['AppIe', 'ZeIIe Payments', 'VlSA', 'FideIity Trust', 'Arnazon', 'Schvvab'],
  // Small capitals, Lisu, Cherokee, Canadian syllables, Coptic, letters with hooks, and letters in squares, circles, and flags.
  ...['ᴘᴀʏᴘᴀʟ', 'ɢoogle', 'ꓑꓮꓬꓑꓮꓡ', 'ᏢᎪᎩᏢᎪᏞ', 'Ꮯhase', 'ᑭaypal', 'Ⲣaypal', 'Ƥaypal', 'Recĸoner'],
  ...['🅿🅰🆈🅿🅰🅻', '🇵🇦🇾🇵🇦🇱', '🅥🅘🅢🅐'],
  // A gap inside a short name.
  ...['C hase', 'Chas e'],
])('the name %j waits for the owner', (name) => {
  expect(isHeldName(name)).toBe(true);
});

it.each([
  'Northwind Advisors',
  'Cedar Advisors',
  'Planning & Investing',
  'Pineapple Finance',
  'Metal Works Credit Union',
  'Purchase Partners',
  'Visalia Advisors',
  'LNG Finance',
  'Lamp & Lantern',
  'ሰላም Advisors',
  'Ch. A. Seller',
])('the name %j does not', (name) => {
  expect(isHeldName(name)).toBe(false);
});
