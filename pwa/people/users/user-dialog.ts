import * as z from 'zod/mini';
import { Role } from '#contract/people/roles.ts';

/** The person that a dialog is about, as the list showed them. */
const Subject = z.object({
  id: z.string(),
  name: z.string(),
  role: Role,
  /** The team in which an administrator acts. A platform owner acts on the whole person. */
  tenantId: z.nullable(z.string()),
  /** Teams that this person administers. */
  administers: z.array(z.string()),
});
export type Subject = z.infer<typeof Subject>;

const about = { subject: Subject, successor: z.string() };

/** The open dialog over a list of people, with its entries. It survives a new sign-in. */
export const UserDialog = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('invite') }),
  z.object({ kind: z.literal('mass-invite') }),
  z.object({ kind: z.literal('view-as'), person: z.object({ id: z.string(), name: z.string() }) }),
  z.object({ kind: z.literal('deactivate'), ...about }),
  z.object({ kind: z.literal('delete'), ...about }),
  z.object({ kind: z.literal('role'), ...about, role: Role }),
]);
export type UserDialog = z.infer<typeof UserDialog>;

/** A dialog about one person. */
export type PersonDialog = Extract<UserDialog, { readonly subject: Subject }>;
export type RoleDialogState = Extract<UserDialog, { readonly kind: 'role' }>;
