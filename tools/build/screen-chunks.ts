import type { Graph } from './graph.ts';

/**
 * Assigns the modules of screens to chunks. Left alone, the bundler makes one chunk for each combination of screens that share a module:
 * more than a hundred small files, which repeat each other's imports and compress badly. Screens that open together count as one group
 * here, and a module that several groups share goes with the group that needs it first.
 */
export function screenChunk(id: string, graph: Graph): string | null {
  if (anatomies.test(id)) return 'anatomies';
  const part = /\/@chakra-ui\/react\/dist\/esm\/(?:components\/)?([\w-]+)\//.exec(id)?.[1];
  if ((part !== undefined && layoutParts.has(part)) || recipeContexts.test(id) || sectionFrame.test(id)) return 'layout';
  if (barrels.test(id)) return null;
  const roots = rootsAbove(id, graph);
  const found = new Set([...roots].map(groupOf));
  const [first, ...others] = groups.filter(({ name }) => found.has(name));
  if (first === undefined || found.has(start)) return null;
  if (first.isLeftAlone === true || (id.includes('/node_modules/') && first.hasComponents === true)) return null;
  if (found.size === 1 && roots.size === 1 && !first.together) return null;
  if (found.size === 1) return first.name;
  // Visitors and the session share some modules with the first calculator, but not its fields.
  const common = first.name === 'calculators._id' && others.some(({ name }) => name === 'begin-session' || name === 'visitors');
  if (common) return 'common';
  return first.whole === true ? first.name : `with-${first.name}`;
}

interface Group {
  readonly name: string;
  /** The modules that open its screens. */
  readonly roots: RegExp;
  /** False if each root keeps a chunk of its own for the modules that it does not share. */
  readonly together: boolean;
  /** True if what later groups share with it stays in its chunk, because they open only after it. One chunk compresses better than two. */
  readonly whole?: true;
  /**
   * True for screens of the component library. The libraries below it stay with it: beside the screens, they would need the screens, and the
   * screens them, in a circle that fails while it loads.
   */
  readonly hasComponents?: true;
  /** True if the bundler decides: what the component library needs everywhere then stays in one chunk with the library. */
  readonly isLeftAlone?: true;
}

/** Libraries that import all of their components in one file: only the bundler knows which of them a screen uses. */
const barrels = /\/node_modules\/@(chakra-ui|ark-ui|zag-js|floating-ui|emotion)\//;

/** The names of the parts of each component, which the theme and the components share: tiny files, one of them for each component. */
const anatomies = /\/node_modules\/(@(ark-ui|zag-js)\/.*\.anatomy\.m?js|@zag-js\/anatomy\/.*)$/;

/**
 * Parts of the component library without behavior of their own, and what they are made with. Each is tiny, and every section needs most of
 * them: one file loads faster than dozens.
 */
const layoutParts = new Set(
  `
  absolute-center alert aspect-ratio badge bleed box button center circle code container data-list em empty-state field fieldset
  flex grid group heading highlight icon image input kbd link loader mark native-select separator simple-grid skeleton span
  spinner square stack stat sticky strong table text tooltip wrap
`
    .trim()
    .split(/\s+/),
);
const recipeContexts = /\/@chakra-ui\/.*\/styled-system\/create-(slot-)?recipe-context\.js$/;

/** The title and the waiting state of every section. They need nothing but the layout, and a section shows them first. */
const sectionFrame = /\/pwa\/kit\/section\.tsx$/;

const start = 'start';

/** In the order in which a person needs them. */
const groups: readonly Group[] = [
  { name: 'calculators._id', roots: /\/routes\/calculators\.\$id\.tsx/, together: true, whole: true },
  { name: 'begin-session', roots: /\/session\/boot\/begin-session\.ts/, together: true, whole: true },
  {
    name: 'portal',
    roots: /\/account\/customer-portal\.tsx|\/routes\/(customer-portal|index)\.tsx|\/library\/(automotive|business)-suite\.tsx/,
    together: true,
  },
  {
    name: 'visitors',
    roots: /\/welcome\/|\/routes\/(landing|sign-up|accept-invitation|invitation-error|invitation-success|\$subdomain)\.tsx/,
    together: true,
  },
  {
    name: 'notices',
    roots: /\/notices\/|\/palette\/watch-keys\.tsx|\/shell\/updates\/(watch-updates|report-build)\.ts|\/faults\/|\/workbox-window\//,
    together: true,
  },
  { name: 'search', roots: /\/library\/search-calculators\.ts/, together: false },
  { name: 'load-details', roots: /\/catalog\/load-details\.ts/, together: true, whole: true },
  { name: 'details', roots: /\/workbench\/details\.tsx/, together: true },
  // It brings the library for spreadsheets, which nothing else needs.
  { name: 'spreadsheet', roots: /\/sharing\/save-spreadsheet\.ts/, together: true },
  { name: 'workbench', roots: /\/workbench\//, together: true },
  { name: 'plan', roots: /\/routes\/calculators\.plan\.tsx/, together: true },
  // Loaded at the start, also where the local database cannot be opened.
  { name: 'language', roots: /\/pwa\/frame\/language\//, together: true, whole: true },
  { name: 'open-person', roots: /\/session\/boot\/open-person\.ts/, together: true, whole: true },
  { name: 'storage-memory', roots: /\/storage-memory\//, together: true },
  { name: 'brand', roots: /\/theme\/brand-sheet\.ts/, together: true, whole: true },
  { name: 'answers', roots: /\/calculators\/[a-z-]+\/(shelf|details)\.gen\.ts/, together: false },
  { name: 'templates', roots: /\/routes\/(templates|landing-page-builder)\.tsx/, together: false },
  { name: 'commands', roots: /\/contract\/commands\/commands\.ts/, together: true, whole: true },
  // The frame of the administration, which is painted before the component library is there.
  { name: 'admin-dashboard', roots: /\/admin\/admin-dashboard\.tsx|\/routes\/admin\./, together: true },
  { name: 'components', roots: /\/ui\/chakra\/chakra-root\.tsx/, together: false, isLeftAlone: true },
  { name: 'account', roots: /\/account\/account-tab\.tsx|\/palette\/|\/changes\//, together: false, hasComponents: true },
  { name: 'manager', roots: /\/builder\/|\/templates\/create-draft\.tsx|\/routes\//, together: false, hasComponents: true },
  { name: 'section', roots: /./, together: false, hasComponents: true },
];

function groupOf(root: string): string {
  if (root.endsWith('/index.html')) return start;
  return groups.find(({ roots }) => roots.test(root))?.name ?? start;
}

/** The modules, loaded at start or on demand, that cannot run without this one. */
function rootsAbove(id: string, graph: Graph, seen: Set<string> = new Set(), found: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(id)) return found;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  if (module === null) return found;
  if (module.isEntry || module.dynamicImporters.length > 0) found.add(id);
  for (const importer of module.importers) rootsAbove(importer, graph, seen, found);
  return found;
}
