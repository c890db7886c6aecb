import type { HostOwner } from '#server/core/http/pages/tenant-look.ts';

/** The host on which a session is valid. On every other host it identifies no one. */
export interface SessionPlace {
  /** Undefined for the platform's own host. */
  readonly host: string | undefined;
  /** On a tenant's own domain: the tenant whose rights alone the session has. */
  readonly confinedTo: string | undefined;
}

/** Undefined for a host without a tenant: no session is valid there. */
export function sessionPlaceOf(owner: HostOwner): SessionPlace | undefined {
  switch (owner.kind) {
    case 'platform':
      return { host: undefined, confinedTo: undefined };
    case 'tenant':
      return { host: owner.host, confinedTo: owner.isForeign ? owner.tenant.id : undefined };
    case 'nobody':
      return undefined;
  }
}
