/** The instructions of a container file that a script can follow: ARG before the stages, and FROM, COPY, RUN, ENV, and CMD in them. */
export interface Stage {
  readonly name: string;
  /** An image, or the name of an earlier stage. */
  readonly base: string;
  readonly steps: readonly Step[];
}

export type Step =
  | { readonly kind: 'copy'; readonly from: string | undefined; readonly sources: readonly string[]; readonly target: string }
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'env'; readonly variables: Readonly<Record<string, string>> }
  | { readonly kind: 'start'; readonly command: readonly string[] };

/** Instructions without meaning outside of a container. WORKDIR is the folder of the stage. */
const skipped = new Set(['WORKDIR', 'USER', 'EXPOSE', 'HEALTHCHECK']);

/** `given` are the arguments of the build. They stand for those that the file declares. */
export function readContainerfile(text: string, given: Readonly<Record<string, string>> = {}): readonly Stage[] {
  const args: Record<string, string> = {};
  const stages: { name: string; base: string; steps: Step[] }[] = [];
  for (const line of text.split('\n')) {
    const [instruction = '', ...words] = line.trim().split(/\s+/);
    if (instruction === '' || instruction.startsWith('#') || skipped.has(instruction)) continue;
    if (instruction === 'ARG') {
      const [name = '', value = ''] = words.join(' ').split('=');
      args[name] = given[name] ?? value;
    } else if (instruction === 'FROM') {
      const base = (words[0] ?? '').replaceAll(/\$\{(\w+)\}/g, (_, name: string) => args[name] ?? '');
      stages.push({ name: words[2] ?? String(stages.length), base, steps: [] });
    } else {
      stages.at(-1)?.steps.push(readStep(instruction, words));
    }
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
