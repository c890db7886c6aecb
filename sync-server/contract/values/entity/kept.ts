import * as z from 'zod/mini';

type KeptShape<Shape extends z.core.$ZodShape> = { [Name in keyof Shape]: z.ZodMiniCatch<Shape[Name]> };

/**
 * The reader of stored values whose members may all be missing. A member that was stored before a rule became stricter, or that only a newer
 * version knows, counts as none, and the others stay.
 */
export function kept<Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>): z.ZodMiniObject<KeptShape<Shape>, z.core.$strip> {
  const shape = Object.fromEntries(Object.entries(schema.shape).map(([name, member]) => [name, z.catch(member, () => undefined)]));
  const reader = z.object(shape);
  if (!reads(reader, schema)) throw new Error('A member is missing.');
  return reader;
}

function reads<Shape extends z.core.$ZodShape>(
  reader: z.ZodMiniObject,
  schema: z.ZodMiniObject<Shape>,
): reader is z.ZodMiniObject<KeptShape<Shape>, z.core.$strip> {
  return Object.keys(schema.shape).every((name) => Object.hasOwn(reader.shape, name));
}
