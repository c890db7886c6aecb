import { createHash } from 'node:crypto';

/** True if a visitor sees the variant of a test. The same visitor always sees the same version, and two tests are independent. */
export function seesVariant(test: string, visitor: string, split: number): boolean {
  const hash = createHash('sha256').update(`${test}\n${visitor}`).digest().readUInt32BE(0);
  return hash / 2 ** 32 < split / 100;
}
