import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { PrismaPg } from '@prisma/adapter-pg';
import { createSchema, createYoga } from 'graphql-yoga';
import pg from 'pg';
import { PrismaClient } from '#server/core/data/client.ts';
import { readCookie } from '#server/core/http/requests/cookies.ts';

interface Context {
  readonly req: IncomingMessage;
}

const typeDefs = /* GraphQL */ `
  type Plan { id: ID! name: String! calculatorLimit: Int }
  type Usage { activeUsers: Int! calculators: Int! aiCallsThisMonth: Int! }
  type TenantInfo { id: ID! name: String! subdomain: String! status: String! plan: Plan usage: Usage! calculatorIds: [ID!]! }
  type CalculatorUsage { current: Int! }
  type Query { tenantInfo(tenant: ID!): TenantInfo! }
  type Mutation { addCalculator(tenantId: ID!, calculatorId: ID!): CalculatorUsage! removeCalculator(tenantId: ID!, calculatorId: ID!): CalculatorUsage! }
`;

/**
 * A server as the guides of Yoga and Prisma set it up, which reads and writes the rows that the product reads and writes for the same
 * fields. It reads the session, the person, the memberships, and the tenant with its plan and numbers. It writes the selection, its audit record,
 * and its place in the stream. It has no row-level security, rights, limits, or deadlines.
 */
export function createPlainServer(url: string): RequestListener {
  const prisma = new PrismaClient({ adapter: new PrismaPg(new pg.Pool({ connectionString: url, max: 10 })) });

  async function select(context: Context, { tenantId, calculatorId }: Selected, isEnabled: boolean) {
    const actorId = await memberOf(prisma, context, tenantId);
    const current = await prisma.$transaction(async (tx) => {
      await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, include: { plan: true, subscription: true } });
      await tx.calculator.findUniqueOrThrow({ where: { id: calculatorId } });
      const key = { tenantId_calculatorId: { tenantId, calculatorId } };
      await tx.tenantCalculator.upsert({ where: key, create: { tenantId, calculatorId, isEnabled }, update: { isEnabled } });
      const record = {
        action: 'calculators.select',
        objectKind: 'tenant',
        objectId: tenantId,
        hash: '',
        after: { calculatorId, isEnabled },
      };
      await tx.auditRecord.create({ data: { id: randomUUID(), at: new Date(), tenantId, actorId, ...record } });
      const stream = `tenant:${tenantId}`;
      const { head } = await tx.streamHead.upsert({
        where: { stream },
        create: { stream, head: 1, epoch: randomUUID() },
        update: { head: { increment: 1 } },
      });
      const row = { stream, kind: 'tenantCalculator', id: `${tenantId}:${calculatorId}` };
      const written = { seq: head, deleted: !isEnabled };
      await tx.syncRow.upsert({ where: { stream_kind_id: row }, create: { ...row, ...written }, update: written });
      return tx.tenantCalculator.count({ where: { tenantId, isEnabled: true } });
    });
    return { current };
  }

  async function tenantInfo(context: Context, tenantId: string) {
    await memberOf(prisma, context, tenantId);
    const tenant = await prisma.tenant.findUniqueOrThrow({
      where: { id: tenantId },
      include: { plan: true, subscription: true, calculators: { where: { isEnabled: true } } },
    });
    const activeUsers = await prisma.membership.count({ where: { tenantId, user: { isActive: true } } });
    const calls = await prisma.aiUsage.aggregate({ where: { tenantId }, _sum: { callsCount: true } });
    const usage = { activeUsers, calculators: tenant.calculators.length, aiCallsThisMonth: calls._sum.callsCount ?? 0 };
    return { ...tenant, usage, calculatorIds: tenant.calculators.map(({ calculatorId }) => calculatorId) };
  }

  const schema = createSchema<Context>({
    typeDefs,
    resolvers: {
      Query: { tenantInfo: (_, { tenant }: { readonly tenant: string }, context) => tenantInfo(context, tenant) },
      Mutation: {
        addCalculator: (_, args: Selected, context) => select(context, args, true),
        removeCalculator: (_, args: Selected, context) => select(context, args, false),
      },
    },
  });
  return createYoga<Context>({ schema, graphiql: false, logging: false });
}

interface Selected {
  readonly tenantId: string;
  readonly calculatorId: string;
}

/** The person of the session, who has to be a member of the tenant. */
async function memberOf(prisma: PrismaClient, { req }: Context, tenantId: string): Promise<string> {
  const sid = createHash('sha256')
    .update(readCookie(req.headers.cookie, 'sid') ?? '')
    .digest('hex');
  const session = await prisma.session.findUnique({ where: { sid } });
  const person = await prisma.user.findUnique({
    where: { id: session?.userId ?? '' },
    include: { memberships: { include: { tenant: true } } },
  });
  if (person?.memberships.every((membership) => membership.tenantId !== tenantId) !== false) throw new Error('Not a member.');
  return person.id;
}
