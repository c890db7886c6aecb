import * as z from 'zod/mini';
import type { Field, Fields } from '#contract/values/entity/entity-field.ts';

interface Shown<Answer> {
  readonly fields: Fields;
  /** The whole answer, or a part of it. */
  readonly answer: Answer;
}

/** The record in the documentation's examples of an entity's operations. */
export function exampleOf<Answer extends z.ZodMiniType>({ answer, fields }: Shown<Answer>, id: string): z.output<Answer> {
  const examples = Object.entries<Field>(fields).map(([name, { example }]) => [name, example]);
  return z.parse(answer, { id, ...Object.fromEntries(examples) });
}
