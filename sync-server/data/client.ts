/** The one place that knows where the generated database client stands. */
export { Prisma, PrismaClient } from '../../.generated/prisma/client.ts';
export type * from '../../.generated/prisma/client.ts';
