import * as z from 'zod/mini';
import { Id } from './id.ts';
import { described, named } from './named.ts';

export const Language = named('Language', z.enum(['en', 'de']));
export type Language = z.infer<typeof Language>;

/** The language that a person has chosen. Null leaves the choice to the tenant, or else to the browser. */
export const LanguageChoice = named('LanguageChoice', z.object({ language: z.nullable(Language) }));

export const SetLanguage = z.strictObject({
  personId: described('The row in which a device shows the change while it waits. The language is always the caller’s.', z.optional(Id)),
  language: z.nullable(Language),
});
