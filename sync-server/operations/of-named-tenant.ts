import type { AuthoriseObject } from '#server/access/authorise.ts';

/** The tenant that an input may name. Where it names none, only the database tells which one is meant. */
export function ofNamedTenant({ tenant }: { readonly tenant?: string | undefined }): Pick<AuthoriseObject, 'tenantId'> {
  return tenant === undefined ? {} : { tenantId: tenant };
}
