import { catalog } from '#calculators/catalog.gen.ts';
import { iconsById } from '#calculators/icons.gen.ts';
import type { Database } from '#server/core/data/database.ts';
import { raiseStreams, type Touch } from '#server/core/sync/streams/streams.ts';
import type { PasswordHasher } from '#server/people/identity/passwords/password-hash.ts';
import { demoPassword, demoPeople } from './demo.ts';
import { seedDemo } from './seed.ts';
import type { SeedChange } from './seed-change.ts';
import { storeCatalog } from './store-catalog.ts';
import { storeTemplates } from './store-templates.ts';

export interface FillDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly hasher: PasswordHasher;
  /** Issuer of the demonstration accounts; undefined if none are wanted. */
  readonly demoIssuer: string | undefined;
  readonly demoSize: 'small' | 'full';
}

/** The whole demonstration is one transaction, which a slow machine must be able to finish. */
const longestMs = 120_000;

const shipped = catalog.map((entry) => ({ ...entry, isActive: true, icon: iconsById[entry.id] ?? 'calculator' }));

/** At every start, ensures that the catalog and the templates of this build are in the database, and in development the demonstration. */
export async function fillDatabase(deps: FillDeps): Promise<void> {
  await inSeedChange(deps, (change) => storeCatalog(change, shipped));
  await inSeedChange(deps, storeTemplates);
  const { demoIssuer: issuer, demoSize: size, hasher } = deps;
  if (issuer === undefined || (await isSeeded(deps.db))) return;
  const passwordHashes = new Map<string, string>();
  for (const { email } of demoPeople) passwordHashes.set(email, await hasher.hash(demoPassword));
  await inSeedChange(deps, (change) => seedDemo(change, { passwordHashes, issuer, size }));
}

function isSeeded(db: Database): Promise<boolean> {
  return db.reading({ as: 'platform' }, async (tx) => (await tx.platformSetting.count({ where: { key: 'demo' } })) > 0);
}

function inSeedChange<Result>({ db, clock, newId }: FillDeps, work: (change: SeedChange) => Promise<Result>): Promise<Result> {
  return db.inTransaction({ as: 'platform', timeoutMs: longestMs }, async (tx) => {
    const touches: Touch[] = [];
    const result = await work({
      tx,
      now: clock(),
      newId,
      touch: (stream, kind, id) => touches.push({ stream, kind, id, deleted: false }),
    });
    await raiseStreams(tx, [{ touches }]);
    return result;
  });
}
