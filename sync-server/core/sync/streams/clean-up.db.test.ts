import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptMs } from '#server/core/http/requests/idempotency.ts';
import { effectTerms } from '#server/core/sync/effects/effects.ts';
import { keptMailMs } from '#server/mail/forget-mails.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { syncTerms } from './clean-up.ts';

/** Effects are dropped with the partition of their month. */
const monthMs = 31 * 24 * 60 * 60 * 1000;

let server: Office;

beforeAll(async () => {
  server = await openOffice();
});
afterAll(() => server.close());

test('the server deletes what is past its term, and keeps the rest', async () => {
  const { db } = server.services;
  const ago = (ms: number): Date => new Date(Date.now() - ms - 60_000);
  const stream = `tenant:${randomUUID()}`;
  await db.inTransaction({ as: 'platform' }, async (tx) => {
    await tx.streamHead.create({ data: { stream, head: 2, floor: 0, epoch: randomUUID() } });
    const row = { stream, kind: 'tenantCalculator', deleted: true };
    await tx.syncRow.createMany({
      data: [
        { ...row, id: 'old', seq: 1, changedAt: ago(syncTerms.tombstoneMs) },
        { ...row, id: 'new', seq: 2, changedAt: new Date() },
      ],
    });
    const command = { deviceId: randomUUID(), userId: randomUUID(), type: 'calculators.add', argsHash: 'x', state: 'accepted' } as const;
    await tx.commandRecord.createMany({
      data: [
        { ...command, id: randomUUID(), seq: 1, createdAt: ago(syncTerms.commandLogMs) },
        { ...command, id: randomUUID(), seq: 2, createdAt: new Date() },
      ],
    });
    const effect = { type: 'none', payload: {}, state: 'done' } as const;
    await tx.effect.createMany({
      data: [
        { ...effect, id: randomUUID(), key: 'old', doneAt: new Date(), createdAt: ago(effectTerms.keptMs + monthMs) },
        { ...effect, id: randomUUID(), key: 'new', doneAt: new Date() },
        { ...effect, id: randomUUID(), key: 'dead', state: 'dead', createdAt: ago(effectTerms.keptMs + monthMs) },
        { ...effect, id: randomUUID(), key: 'dying', state: 'dead', createdAt: ago(effectTerms.keptMs / 2) },
      ],
    });
    const mail = { to: 'ann@example.com', subject: 'Welcome', html: '', text: '' };
    await tx.mailMessage.createMany({
      data: [
        { ...mail, id: randomUUID(), state: 'sent', createdAt: ago(keptMailMs) },
        { ...mail, id: randomUUID(), state: 'failed', createdAt: ago(keptMailMs) },
        { ...mail, id: randomUUID(), state: 'sent', subject: 'new', createdAt: new Date() },
      ],
    });
    const answered = { userId: randomUUID(), call: 'POST /api/things', bodyHash: 'x' };
    await tx.idempotencyKey.createMany({
      data: [
        { ...answered, key: 'old', createdAt: ago(keptMs) },
        { ...answered, key: 'new', createdAt: new Date() },
      ],
    });
  });
  await server.sweep();
  const left = await db.reading({ as: 'platform' }, async (tx) => ({
    rows: (await tx.syncRow.findMany({ where: { stream } })).map(({ id }) => id),
    floor: (await tx.streamHead.findUniqueOrThrow({ where: { stream } })).floor,
    commands: (await tx.commandRecord.findMany()).map(({ seq }) => seq),
    effects: (await tx.effect.findMany({ orderBy: { key: 'desc' } })).map(({ key }) => key),
    mails: (await tx.mailMessage.findMany()).map(({ subject }) => subject),
    keys: (await tx.idempotencyKey.findMany()).map(({ key }) => key),
  }));
  expect(left).toEqual({ rows: ['new'], floor: 1n, commands: [2n], effects: ['new', 'dying'], mails: ['new'], keys: ['new'] });
  expect(server.logged().filter((line) => line.includes('"job"'))).toEqual([]);
});
