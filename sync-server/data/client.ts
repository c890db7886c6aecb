/** The one place that knows where the generated database client stands. */

export type * from '../../.generated/prisma/client.ts';
export { Prisma, PrismaClient } from '../../.generated/prisma/client.ts';
