import { expect, test } from 'vitest';
import { Password } from '#contract/people/account.ts';
import { commonPasswords, isCommonPassword } from './common-passwords.ts';

const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

test('more than 3,000 common passwords that satisfy the rule are refused', () => {
  const satisfying = [...commonPasswords].map(capitalised).filter((password) => Password.safeParse(password).success);
  expect(satisfying.length).toBeGreaterThanOrEqual(3_000);
  expect(satisfying.every((password) => isCommonPassword(password, 'Acme'))).toBe(true);
});

test.each(['Password1', 'PASSWORD1a', 'P@ssw0rd1', 'Welcome2024', 'Summer2025!', '!Qwerty123', 'Letmein1', 'Iloveyou1', 'pASSWORD123'])(
  '%s is too common',
  (password) => {
    expect(isCommonPassword(password, 'Acme')).toBe(true);
  },
);

test.each(['Qwerty123456', 'Trustno1', 'Michael1', 'Blink182', 'Jordan23!'])('%s is in published breaches', (password) => {
  expect(isCommonPassword(password, 'Acme')).toBe(true);
});

test('the name of the tenant or of the product with a little behind it is too common', () => {
  expect(isCommonPassword('Northwind1', 'Northwind Advisors')).toBe(true);
  expect(isCommonPassword('NorthwindAdvisors1', 'Northwind Advisors')).toBe(true);
  expect(isCommonPassword('Reckoner2026', 'Northwind Advisors')).toBe(true);
  expect(isCommonPassword('Northwind-ferries-7-towns', 'Northwind Advisors')).toBe(false);
});

test('a password of its own is free, whatever its letters', () => {
  for (const password of ['Kq7vXw2pLm', 'Straße-und-Brücke-9', 'Correct-horse-7-battery', 'Пароль-без-слов-5']) {
    expect(isCommonPassword(password, 'Acme')).toBe(false);
  }
});
