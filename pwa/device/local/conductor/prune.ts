import { readDevice, writeDevice } from '#app/device/local/environment/device.ts';
import type { Environment } from '#app/device/local/environment/environment.ts';
import type { LocalDatabase } from '#app/device/local/stored/collections.ts';

const keptMs = 7 * 24 * 60 * 60 * 1000;
const completedKey = 'settled';

/**
 * Deletes completed commands a week after they were first seen here as completed. Until then, they can be offered again to a server that
 * was restored from a backup. The counter is written first, so that no number is used twice.
 */
export function prune(database: LocalDatabase, tools: Pick<Environment, 'now' | 'clock' | 'fillRandom' | 'exclusively'>): Promise<void> {
  return tools.exclusively(`seq:${database.name}`, async () => {
    const completed = await database.outbox.find({ selector: { state: { $in: ['accepted', 'discarded'] } } }).exec();
    const now = tools.clock.now();
    const seen = (await database.meta.findOne(completedKey).exec())?.toMutableJSON().value ?? {};
    const since = new Map(completed.map(({ id }) => [id, typeof seen[id] === 'number' ? seen[id] : now]));
    const old = completed.filter(({ id }) => now - (since.get(id) ?? now) > keptMs);
    if (old.length > 0) {
      const device = await readDevice(database, tools);
      await writeDevice(database, { id: device.id, lastSeq: Math.max(device.lastSeq, ...old.map((entry) => entry.seq)) });
      await database.outbox.bulkRemove(old.map((entry) => entry.id));
      for (const { id } of old) since.delete(id);
    }
    await database.meta.upsert({ id: completedKey, value: Object.fromEntries(since) });
  });
}
