import type { Tx } from '#server/core/data/database.ts';

/** The languages in which mails have words of their own. */
export type MailLanguage = 'en' | 'de';

/**
 * The language of a mail: the one that the person with this address has chosen, or else that of the tenant. The transaction needs the
 * platform's rights.
 */
export async function readerLanguage(tx: Tx, email: string, tenantLanguage: string | undefined): Promise<MailLanguage> {
  const person = await tx.user.findUnique({ where: { email }, select: { preferences: true } });
  const chosen = languageIn(person?.preferences) ?? tenantLanguage;
  return chosen === 'de' ? 'de' : 'en';
}

function languageIn(preferences: unknown): string | undefined {
  const language: unknown = typeof preferences === 'object' && preferences !== null ? Reflect.get(preferences, 'language') : undefined;
  return typeof language === 'string' ? language : undefined;
}
