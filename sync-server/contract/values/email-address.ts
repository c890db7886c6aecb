import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { ifMissing } from './if-missing.ts';

export const emailTexts = { invalid: t('Please enter a valid email address') } as const;

/**
 * The simple pattern of the forms: text, an at sign, text, a dot, text; no spaces, control characters, or invisible characters. At most 254
 * characters (RFC 5321).
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}]+\.[^\s@\p{Cc}\p{Cf}]+$/u.test(text);
}

/** Addresses are compared and stored in lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

export const EmailAddress = z.pipe(
  z.string(ifMissing(emailTexts.invalid)).check(z.trim(), z.toLowerCase(), z.refine(isEmailAddress, { error: emailTexts.invalid })),
  z.string(),
);
