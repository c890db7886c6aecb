import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of a verification: 2^17 blocks of 8 × 128 bytes, 128 MiB. */
const cost = { n: 2 ** 17, r: 8, p: 1 } as const;
const keyLength = 32;

export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (password: string, stored: string | undefined) => Promise<boolean>;
}

/**
 * Hashes passwords of the embedded provider. At most `atOnce` computations run together, because each takes 128 MiB; the others wait in
 * line. Without a stored hash a dummy computation runs, so that an unknown address takes as long as a wrong password.
 */
export function createPasswordHasher(
  atOnce = 2,
  work: { readonly n: number; readonly r: number; readonly p: number } = cost,
): PasswordHasher {
  const lane = createLane(atOnce);
  const derive = (password: string, salt: Uint8Array, n: number, r: number, p: number): Promise<Buffer> =>
    lane(
      () =>
        new Promise((resolve, reject) => {
          const options = { N: n, r, p, maxmem: 129 * n * r + 1024 * 1024 };
          scrypt(password.normalize('NFKC'), salt, keyLength, options, (fault, key) => (fault ? reject(fault) : resolve(key)));
        }),
    );

  async function hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    const key = await derive(password, salt, work.n, work.r, work.p);
    return `scrypt$${work.n}$${work.r}$${work.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
  }

  async function verify(password: string, stored: string | undefined): Promise<boolean> {
    const parts = stored === undefined ? undefined : readHash(stored);
    if (parts === undefined) {
      await derive(password, randomBytes(16), work.n, work.r, work.p);
      return false;
    }
    const key = await derive(password, parts.salt, parts.n, parts.r, parts.p);
    return timingSafeEqual(key, parts.key);
  }

  return { hash, verify };
}

interface HashParts {
  readonly n: number;
  readonly r: number;
  readonly p: number;
  readonly salt: Buffer;
  readonly key: Buffer;
}

function readHash(stored: string): HashParts | undefined {
  const [scheme, n, r, p, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return undefined;
  const parts = { n: Number(n), r: Number(r), p: Number(p), salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
  return parts.key.length === keyLength && [parts.n, parts.r, parts.p].every((value) => Number.isInteger(value) && value > 0)
    ? parts
    : undefined;
}

function createLane(atOnce: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
