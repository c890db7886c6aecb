import type { AuthorizeObject } from '#server/core/access/authorize.ts';

/** The tenant that an input may name. If it names none, only the database can determine the tenant. */
export function ofNamedTenant({ tenant }: { readonly tenant?: string | undefined }): Pick<AuthorizeObject, 'tenantId'> {
  return tenant === undefined ? {} : { tenantId: tenant };
}
