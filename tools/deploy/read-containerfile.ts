/** The instructions of a container file that a script can follow: COPY, RUN, ENV, WORKDIR, and CMD, by stage. */
export interface Stage {
  readonly name: string;
  readonly steps: readonly Step[];
}

export type Step =
  | { readonly kind: 'copy'; readonly from: string | undefined; readonly sources: readonly string[]; readonly target: string }
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'env'; readonly variables: Readonly<Record<string, string>> }
  | { readonly kind: 'start'; readonly command: readonly string[] };

/** Instructions without meaning outside of a container. WORKDIR is the folder of the stage. */
const skipped = new Set(['WORKDIR', 'USER', 'EXPOSE', 'HEALTHCHECK']);

export function readContainerfile(text: string): readonly Stage[] {
  const stages: { name: string; steps: Step[] }[] = [];
  for (const line of text.split('\n')) {
    const [instruction = '', ...words] = line.trim().split(/\s+/);
    if (instruction === '' || instruction === '#' || skipped.has(instruction)) continue;
    if (instruction === 'FROM') {
      stages.push({ name: words[2] ?? String(stages.length), steps: [] });
      continue;
    }
    stages.at(-1)?.steps.push(readStep(instruction, words));
  }
  return stages;
}

function readStep(instruction: string, words: readonly string[]): Step {
  if (instruction === 'RUN') return { kind: 'run', command: words.join(' ') };
  if (instruction === 'ENV') return { kind: 'env', variables: Object.fromEntries(words.map((word) => word.split('='))) };
  if (instruction === 'CMD') return { kind: 'start', command: JSON.parse(words.join(' ')) };
  if (instruction !== 'COPY') throw new Error(`The script does not know ${instruction}.`);
  const from = words[0]?.startsWith('--from=') ? words[0].slice('--from='.length) : undefined;
  const paths = from === undefined ? words : words.slice(1);
  return { kind: 'copy', from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '.' };
}
