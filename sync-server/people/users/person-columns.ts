import type { Prisma } from '#server/core/data/client.ts';

/** Columns of a person in lists. Tokens and provider ids are not among them. */
export const personColumns = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
  role: true,
  isActive: true,
  lastLoginAt: true,
  invitedAt: true,
  createdAt: true,
} as const satisfies Prisma.UserSelect;
