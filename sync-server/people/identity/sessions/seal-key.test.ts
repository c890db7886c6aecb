import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { Secrets } from '#server/core/settings/secrets.ts';
import { createSealKeys } from './seal-key.ts';

it('[sync-34] gives each person another key of 256 bits, and the same one every time', async () => {
  let stored: unknown;
  const secrets: Secrets = {
    obtain: async <Schema extends z.ZodMiniType>(_name: string, schema: Schema, make: () => unknown) => {
      stored ??= make();
      return schema.parse(stored);
    },
  };
  const sealKeyOf = createSealKeys(secrets, (length) => new Uint8Array(length).fill(7));
  const ann = await sealKeyOf('ann');
  expect(Buffer.from(ann, 'base64')).toHaveLength(32);
  expect(await sealKeyOf('ann')).toBe(ann);
  expect(await sealKeyOf('bob')).not.toBe(ann);
});
