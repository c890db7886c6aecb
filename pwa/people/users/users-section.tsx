import type { Role } from '#contract/people/roles.ts';
import { PlatformUsers } from './platform-users.tsx';
import { TeamUsers } from './team-users.tsx';

/** All people for the platform owner, their own team for a tenant admin. */
export function UsersSection({ role }: { readonly role: Role }) {
  return role === 'platform_owner' ? <PlatformUsers /> : <TeamUsers />;
}
