import { Contact, ReadContact } from '#contract/values/contact.ts';
import { done } from '#contract/values/outcome.ts';
import type { BaseDeps, Visit } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { loadContactAt } from './load-contact.ts';

export interface ContactDeps extends BaseDeps {
  readonly publicUrl: string;
}

/** Public, because visitors see these addresses before they sign in. */
export const readContact = defineOperation({
  name: 'contact.read',
  id: 'readContact',
  summary: 'Addresses of support, sales, privacy, and terms for visitors',
  input: ReadContact,
  output: Contact,
  rest: {
    method: 'GET',
    path: '/api/contact',
    example: { supportEmail: 'help@northwind.example', salesEmail: null, privacyUrl: 'https://northwind.example/privacy', termsUrl: null },
  },
  graphql: { query: 'contact' },
  open: async ({ deps: { db, publicUrl } }: Visit<ContactDeps>, { host = '', subdomain }) => {
    const own = new URL(publicUrl).hostname;
    const label = host === own || !host.includes('.') ? '' : (host.split('.')[0] ?? '');
    return done(await loadContactAt((sql, values) => db.query({ as: 'platform' }, sql, values), host, subdomain ?? label));
  },
});
