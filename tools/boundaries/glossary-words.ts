/** A place where a word of the glossary's right column is right, because it says another thing or is another party's own term. */
export interface AllowedUse {
  readonly file: RegExp;
  /** The part of the line that holds the word. */
  readonly text: RegExp;
  readonly because: string;
}

/** One row of the glossary: the term to use, the words it replaces, and where these may stand. */
export interface GlossaryRow {
  readonly say: string;
  /** Lower case; a word also matches its capitalized form and its part of an identifier. A phrase with gaps is a pattern. */
  readonly not: readonly (string | RegExp)[];
  readonly allowed: readonly AllowedUse[];
}

const anywhere = /./;
const calculators = /^calculators\//;

export const glossary: readonly GlossaryRow[] = [
  {
    say: 'quota, allowance, limit, or capacity',
    not: ['room', 'rooms'],
    allowed: [
      { file: anywhere, text: /(shared|own|private) room|room and board/, because: 'rooms of nursing homes and colleges' },
      { file: calculators, text: /unused room|takes room/, because: 'the trade speaks of contribution room' },
      { file: calculators, text: /roomLeft|roomInBracket|roomToNextThreshold/, because: 'names of results that firms receive with leads' },
      { file: calculators, text: /(no|without|leave) room/i, because: 'plain English in an answer: a budget leaves no room for a payment' },
      { file: anywhere, text: /has room for|\broom: number|\{ room,/, because: 'plain English in a message, and its value' },
      {
        file: /^(tools\/(boundaries\/|check\.ts)|ARCHITECTURE\.md|CONTRIBUTING\.md|docs\/decisions\/0044-)/,
        text: /room/i,
        because: 'the first folders of contract, server, and app',
      },
      { file: /^docs\/requirements\//, text: /leave room/, because: 'plain English: lists leave room for choices' },
    ],
  },
  {
    say: 'random or random()',
    not: ['chance', 'chances'],
    allowed: [
      { file: calculators, text: /chance/i, because: 'plain English for a probability' },
      {
        file: /^(pwa|sync-server)\/.*ab-test|^schema\.graphql$/,
        text: /chance/i,
        because: 'plain English for a probability; a field of the API',
      },
      { file: /^pwa\/calculate\/workbench\//, text: /chance/i, because: 'plain English for the probability that a plan succeeds' },
    ],
  },
  { say: 'register or sign up', not: ['greet', 'greets', 'greeted'], allowed: [] },
  { say: 'reissue or republish', not: ['restate', 'restates', 'restated', 'stated anew'], allowed: [] },
  { say: 'row change (pulled) or domain change (written)', not: ['change for both'], allowed: [] },
  {
    say: 'tenant summary',
    not: ['tenant head', 'tenant heads'],
    allowed: [
      {
        file: anywhere,
        text: /['`]tenantHead['`]|\btenantHead: |testRows\.tenantHead/,
        because: 'the kind of this row on the wire and on devices',
      },
    ],
  },
  {
    say: 'stream position',
    not: ['head', 'heads'],
    allowed: [
      {
        file: /^(sync-server\/(core\/sync|contract\/sync|edge\/graphql)\/|pwa\/device\/local\/|prisma\/|docs\/decisions\/000[17]-|bench\/|journeys\/(bench\/node-device\.ts|simulation\/)|tools\/boundaries\/table-owners\.ts|ARCHITECTURE\.md|schema\.graphql)/,
        text: /head/i,
        because: 'the replication protocol calls the newest number of a stream its head',
      },
      {
        file: /\.(test|journey)\.tsx?$|^sync-server\/core\/access\//,
        text: /stream_head|streamHead|operations\.heads|sync\.heads|heads\(|"heads"|operationName=heads|reckoner-heads|heads\.find|const (\[head\]|heads|head)\b|head\(\)|\[head\]|head: /,
        because: 'the same, where the live stream and its table are asked or tested',
      },
      {
        file: anywhere,
        text: /'tenantHead'|`tenantHead`|tenantHead: |testRows\.tenantHead/,
        because: 'the kind of a row, judged by the row above',
      },
      {
        file: anywhere,
        text: /[hH]ead[- ]?[oO]f[- ]?[hH]ousehold|and head$|\bisHead\b|heads? of household|HEAD_OF/,
        because: 'a filing status',
      },
      {
        file: anywhere,
        text: /<\/?head>|document\.head|\.head\b|thead|HEAD\b|writeHead/,
        because: 'the head of an HTML page or of an HTTP message',
      },
      {
        file: /^pwa\//,
        text: /__head\b|head: \{|'head'|[a-zA-Z]+Heads?\b/,
        because: 'the top part of a card, a dialog, a table, or a printed page',
      },
      { file: /^sync-server\/office\/migration\//, text: /head/i, because: 'the first lines of an exported script' },
    ],
  },
  {
    say: 'complete or resolve',
    not: ['settle', 'settles', 'settled'],
    allowed: [
      { file: anywhere, text: /allSettled|settledResults/, because: 'names of Promise and of the test runner' },
      {
        file: calculators,
        text: /settles|Settled|settledOnReturn|settle below/,
        because: 'paying off a debt, a tax, or a futures contract',
      },
      { file: /^pwa\/device\/local\/conductor\/prune\.ts$/, text: /'settled'/, because: 'a key that devices already hold' },
    ],
  },
  {
    say: 'handler, route, endpoint, or entrance',
    not: ['door', 'doors'],
    allowed: [
      { file: anywhere, text: /Millionaire Next Door/, because: 'the title of a book' },
      { file: /\.test\.ts$/, text: /back[- .@]*door/i, because: 'a made-up name in a test' },
    ],
  },
  { say: 'service, stand-in, or fake', not: ['far side'], allowed: [] },
  {
    say: 'action (a thing that a person or a program does)',
    not: ['act', 'acts'],
    allowed: [
      { file: /^(calculators|docs)\//, text: /(?<![A-Za-z])Acts?\b|bySecureAct/, because: 'the title of a law' },
      { file: anywhere, text: /(may|to|administrator) acts?\b|acts under|Act for the person/, because: 'the verb' },
      {
        file: anywhere,
        text: /\bact: '(sign-in|continue|cancel)'|name="act"|form\.get\('act'\)|\{ ticket, act/,
        because: 'a field of the sign-in form, which open pages send',
      },
      {
        file: anywhere,
        text: /'act'.*texts\.act|selectOption\('act'\)|\bact: t\('|\['look', 'act'\]/,
        because: 'a mode of viewing as a person, stored with it',
      },
      {
        file: /^sync-server\/money\/billing\//,
        text: /'billing\.act'|, act(: |\b)|'act' ->>|"act":|nextAct/,
        because: 'a stored kind of effect, its stored payload, and a stored part of an upgrade',
      },
      { file: /make-owner\.ts$|invite-owner\.process\.test\.ts$/, text: /email, act/, because: 'a part of a stored record of the trail' },
      { file: /long-functions\.test\.ts$/, text: /act/, because: 'a function of a fixture' },
    ],
  },
  {
    say: 'its own, their own, or the owner with an apostrophe (the tenant’s plan)',
    not: ['the own', 'an own', 'a own'],
    allowed: [],
  },
  {
    say: 'look up the long object, set up the long object (the verb with its particle first)',
    not: [/\b(look|set)(s|ed|ting|ing)? (the|an?|its|their|your)( [\w'’]+){2,7} up\b/i],
    allowed: [],
  },
];
