/** Rules for the direction of imports. A rule says what files of one place may not import, and why; each has a fixture that breaks it. */
export interface BoundaryRule {
  readonly name: string;
  readonly because: string;
  /** Project-relative path of the importing file. */
  readonly from: RegExp;
  /** Project-relative path of the imported file, or the name of a package. */
  readonly forbidden: RegExp;
  readonly except?: RegExp;
}

const tests = /\.(test|cases|journey)\.tsx?$|\/proof\//;

export const boundaryRules: readonly BoundaryRule[] = [
  {
    name: 'calculators depend on nothing',
    because: 'they are pure: no React, no storage, no clock, no network',
    from: /^calculators\//,
    forbidden: /^(?!calculators\/)/,
  },
  {
    name: 'a shelf does not import another shelf',
    because: 'what two shelves share belongs to the kit',
    from: /^calculators\/(?!kit\/|figures\/|proof\/|functions\/)[a-z-]+\//,
    forbidden: /^calculators\/(?!kit\/|figures\/)[a-z-]+\//,
  },
  {
    name: 'the kit and the figures know no shelf',
    because: 'shared code never asks which calculator it holds',
    from: /^calculators\/(kit|figures)\//,
    forbidden: /^calculators\/(?!kit\/|figures\/)/,
  },
  {
    name: 'the contract knows neither side',
    because: 'both sides run it',
    from: /^sync-server\/contract\//,
    forbidden: /^(pwa\/|prisma\/|\.generated\/|node:|sync-server\/(?!contract\/))/,
  },
  {
    name: 'the app imports nothing of the server but the contract',
    because: 'the two meet on the wire',
    from: /^pwa\//,
    forbidden: /^(sync-server\/(?!contract\/)|prisma\/|\.generated\/|node:|pg$|hono|graphql-yoga|@prisma)/,
  },
  {
    name: 'the server imports nothing of the app',
    because: 'the two meet on the wire',
    from: /^sync-server\//,
    forbidden: /^pwa\//,
  },
  {
    name: 'the application alone imports the wiring',
    because: 'the wiring knows every domain, so a part that needs its tables receives them',
    from: /^sync-server\/(?!wiring\/|testing\/|authorization-matrix\/|application\.ts$)/,
    forbidden: /^sync-server\/wiring\//,
  },
  {
    name: 'one file reads the environment of the server',
    because: 'a wrong configuration is refused at start, in one place',
    from: /^sync-server\/(?!configuration\/|main\.ts|data\/)/,
    forbidden: /^node:process$/,
  },
  {
    name: 'no calculator in the local database',
    because: "a client's figures are never stored",
    from: /^pwa\/local\//,
    forbidden: /^(calculators\/|pwa\/(workbench|browser|catalog)\/)/,
  },
  {
    name: 'the app does not import its test support',
    because: 'people and answers made up for tests never reach a user',
    from: /^pwa\/(?!testing\/)/,
    forbidden: /^pwa\/testing\//,
  },
];

/** The rules that an import breaks. Tests may import anything from their own side. */
export function brokenRules(from: string, imported: string): readonly BoundaryRule[] {
  if (tests.test(from)) return [];
  return boundaryRules.filter((rule) => rule.from.test(from) && rule.forbidden.test(imported) && !sameFolder(rule, from, imported));
}

/** A file may import its neighbors on the same shelf. */
function sameFolder(rule: BoundaryRule, from: string, imported: string): boolean {
  return rule.name === 'a shelf does not import another shelf' && from.split('/')[1] === imported.split('/')[1];
}
