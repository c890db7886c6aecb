import { uuidv7 } from '#contract/values/uuid.ts';

/** Bytes for 256 ids. */
const poolLength = 4_096;

/**
 * Makes ids that sort by time. Their random bytes are drawn for many ids together, because drawing them takes longer than writing an id. No
 * byte is used twice.
 */
export function createNewId(clock: () => Date, randomBytes: (length: number) => Uint8Array): () => string {
  let pool = new Uint8Array();
  let used = 0;
  const fill = (into: Uint8Array): void => {
    if (used + into.length > pool.length) {
      pool = Uint8Array.from(randomBytes(poolLength));
      used = 0;
    }
    into.set(pool.subarray(used, used + into.length));
    used += into.length;
  };
  return () => uuidv7(clock().getTime(), fill);
}
