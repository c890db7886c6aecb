import type { Prisma } from '#server/data/client.ts';

/** What of a person is shown in lists. Tokens, and ids of providers, are not among it. */
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
