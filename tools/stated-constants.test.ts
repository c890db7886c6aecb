import { describe, expect, it } from 'vitest';
import { sourceFiles } from './boundaries/imports.ts';

/** Constants of the specification that no other code is likely to need: how each is written, and the one file that declares it. */
const constants: readonly (readonly [name: string, literal: RegExp, file: string])[] = [
  ['refetch of the statistics', /\b\w*[rR]efetch\w* ?[=:] ?30_?000\b/, 'sync-server/contract/money/settings/settings.ts'],
  ['redirect after an accepted invitation', /\b\w*[rR]edirect\w* ?[=:] ?1_?500\b/, 'sync-server/contract/people/account.ts'],
  ['tooltip delay', /\b\w*[dD]elay\w* ?[=:] ?700\b/, 'pwa/ui/timing.ts'],
  ['preview widths', /\b(?:768|375)px\b/, 'sync-server/contract/pages/landing-page-values.ts'],
  ['container widths', /\b1200, 800, 1400\b/, 'sync-server/contract/pages/landing-page-values.ts'],
  ['undo history', /\bhistoryEntries: 50\b/, 'sync-server/contract/pages/landing-page-values.ts'],
  ['price of a new plan', /'29\.99'/, 'sync-server/contract/money/plans.ts'],
  ['user cap and its warning', /\b(?:warnFrom|warningFrom): 45\b/, 'sync-server/contract/people/users.ts'],
  ['placeholders of the AI price', /\boverageCap: \{[^}]*initial: 100\b/, 'sync-server/contract/money/settings/ai-settings.ts'],
  ['key of the quick actions', /'quickActions'/, 'sync-server/contract/people/quick-actions.ts'],
];
const isProduct = (file: string): boolean =>
  /^(?:pwa|sync-server)\//.test(file) && !/\.test\.|\.db\.|\.browser\.|\.gen\.|\/testing\/|\/seed\//.test(file);

describe('[R-CONST-15] a constant of the specification is declared in one file', () => {
  const sources = sourceFiles().filter(({ file }) => isProduct(file));
  it.each(constants)('%s', (_name, literal, file) => {
    expect(sources.filter(({ text }) => literal.test(text)).map((source) => source.file)).toEqual([file]);
  });
});
