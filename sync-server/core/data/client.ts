/** The only module that knows the location of the generated database client. */

export type * from '#generated/prisma/client.ts';
export { Prisma, PrismaClient } from '#generated/prisma/client.ts';
