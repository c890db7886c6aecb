/** Rules for the direction of imports. A rule says what files of one place may not import, and why; each has a fixture that breaks it. */
export interface BoundaryRule {
  readonly name: string;
  readonly because: string;
  /** Project-relative path of the importing file. */
  readonly from: RegExp;
  /** Project-relative path of the imported file, or the name of a package. */
  readonly forbidden: RegExp;
  /** Files that the rule does not concern, each with its reason. */
  readonly exceptions?: readonly { readonly file: RegExp; readonly because: string }[];
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
    from: /^calculators\/(?!kit\/|figures\/|proof\/|functions\/|shelves\/)[a-z-]+\//,
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
    name: 'programs alone import the wiring',
    because: 'the wiring knows every domain, so a part that needs its tables receives them',
    from: /^sync-server\/(?!wiring\/|testing\/|programs\/)/,
    forbidden: /^sync-server\/wiring\//,
  },
  {
    name: 'the wiring knows of a domain only its face',
    because: 'a face lists what its domain offers, so that its files may change without the wiring',
    from: /^sync-server\/wiring\//,
    forbidden:
      /^sync-server\/(?!wiring\/|contract\/|(?:core\/)?(?:faces|operations|http|sync|scheduler)\/|mail\/domain\.ts$|[a-z]+\/faces\.ts$)/,
    exceptions: [
      { file: /\/service-deps\.ts$/, because: 'it names the types of the services that operations receive' },
      { file: /\/create-parts\.ts$/, because: 'it makes those services' },
      { file: /\/create-effects\.ts$/, because: 'it gives mail, payments, and webhooks their connections to the outside' },
      { file: /\/application\.ts$/, because: 'it puts pages and transports together, whose order matters' },
    ],
  },
  {
    name: 'only the wiring reads faces',
    because: 'a domain imports the file that it needs from another, so that the graph of imports shows what depends on what',
    from: /^sync-server\/(?!wiring\/|[a-z]+\/faces\.ts$)/,
    forbidden: /^sync-server\/(?:.*\/domain|[a-z]+\/faces)\.ts$/,
  },
  {
    name: 'a list of faces imports faces alone',
    because: 'it brings domains together, and their rules stay with them',
    from: /^sync-server\/[a-z]+\/faces\.ts$/,
    forbidden: /^(?!sync-server\/[a-z]+\/[a-z-]+\/domain\.ts$)/,
  },
  {
    name: 'one file reads the environment of the server',
    because: 'a wrong configuration is refused at start, in one place',
    from: /^sync-server\/(?!core\/configuration\/|core\/data\/|programs\/main\.ts$)/,
    forbidden: /^node:process$/,
  },
  {
    name: 'no calculator in the local database',
    because: "a client's figures are never stored",
    from: /^pwa\/device\/local\//,
    forbidden: /^(calculators\/|pwa\/(calculate\/|device\/catalog\/))/,
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
  return boundaryRules.filter(
    (rule) => rule.from.test(from) && rule.forbidden.test(imported) && !isException(rule, from) && !sameFolder(rule, from, imported),
  );
}

function isException({ exceptions = [] }: BoundaryRule, from: string): boolean {
  return exceptions.some(({ file }) => file.test(from));
}

/** A file may import its neighbors on the same shelf. */
function sameFolder(rule: BoundaryRule, from: string, imported: string): boolean {
  return rule.name === 'a shelf does not import another shelf' && from.split('/')[1] === imported.split('/')[1];
}
