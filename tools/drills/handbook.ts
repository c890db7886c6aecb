import { readFileSync } from 'node:fs';

/** Lines of a document's blocks with commands; a line that ends with a backslash goes on in the next. */
export function commandsOf(document: string): readonly string[] {
  return [...readFileSync(document, 'utf8').matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].flatMap(([, block = '']) =>
    block
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
}

/** Commands of the handbook that another test runs as an operator does, and the words by which it is found there. */
export const runElsewhere: readonly { readonly command: RegExp; readonly file: string; readonly runs: string }[] = [
  { command: /^npm (?:ci|run generate|run build)$/, file: 'tools/deploy/containerfile.process.test.ts', runs: 'follow(stage, step)' },
  { command: /^npm run stripe-setup$/, file: 'sync-server/programs/stripe-setup.process.test.ts', runs: 'stripe-setup.ts' },
  { command: /^npm run preserve-assets -- \S+$/, file: 'tools/start/preserve-assets.test.ts', runs: 'preserve-assets.mjs' },
];

/** Commands of the handbook that need a machine of its own. The files that they name are read instead. */
export const notRun: readonly { readonly command: RegExp; readonly files: readonly string[] }[] = [
  { command: /^docker build --file deploy\/Containerfile --tag \S+(?: --build-arg PREVIOUS=\S+)? \.$/, files: ['deploy/Containerfile'] },
  { command: /^docker compose --file deploy\/compose\.yaml up --detach --wait$/, files: ['deploy/compose.yaml'] },
  {
    command: /^kubectl apply --filename deploy\/kubernetes\/\w+\.yaml$/,
    files: ['deploy/kubernetes/migrate.yaml', 'deploy/kubernetes/server.yaml'],
  },
  { command: /^kubectl rollout restart deployment\/reckoner$/, files: ['deploy/kubernetes/server.yaml'] },
  { command: /^systemctl (?:enable --now|restart) reckoner$/, files: ['deploy/reckoner.service'] },
  { command: /^journalctl --unit reckoner --since -\dh --grep "fault"$/, files: ['deploy/reckoner.service'] },
];
