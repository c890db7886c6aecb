import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const handbook = readFileSync('docs/operations.md', 'utf8');

/** The commands of the handbook, and the test that runs each as an operator does: as a process, or as a call over HTTP. */
const proofs: readonly { readonly command: RegExp; readonly file: string; readonly runs: string }[] = [
  { command: /^npm run migrate( -- --status)?$/, file: 'sync-server/programs/migrate.process.test.ts', runs: '--status' },
  { command: /^npm run invite-owner -- \S+@\S+$/, file: 'sync-server/programs/invite-owner.process.test.ts', runs: 'invite-owner.ts' },
  {
    command: /^npm run reset-second-step -- \S+@\S+$/,
    file: 'sync-server/programs/reset-second-step.process.test.ts',
    runs: 'reset-second-step.ts',
  },
  { command: /^npm run remove-demo$/, file: 'sync-server/programs/remove-demo.process.test.ts', runs: 'remove-demo.ts' },
  { command: /^npm run preserve-assets -- \S+$/, file: 'tools/start/preserve-assets.test.ts', runs: 'preserve-assets.mjs' },
  { command: /^npm run stripe-setup$/, file: 'sync-server/programs/stripe-setup.process.test.ts', runs: 'stripe-setup.ts' },
  { command: /^npm run backup -- \S+\.dump$/, file: 'sync-server/programs/backup/backup.db.test.ts', runs: "run('backup', [" },
  { command: /^npm run restore -- \S+\.dump$/, file: 'sync-server/programs/backup/backup.db.test.ts', runs: "run('restore', [" },
  { command: /^npm run restore -- \S+\.dump --verify$/, file: 'sync-server/programs/backup/backup.db.test.ts', runs: "'--verify'" },
  { command: /^npm run after-restore$/, file: 'sync-server/programs/after-restore.process.test.ts', runs: 'after-restore.ts' },
  { command: /^curl --silent "\$INTERNAL\/(?:readyz|metrics)"$/, file: 'sync-server/programs/main.process.test.ts', runs: '/metrics`' },
  { command: /^curl --silent .*\$SERVER/, file: 'sync-server/edge/rest/documented-commands.db.test.ts', runs: 'operations.md' },
];

/** Lines of the blocks with commands; a line that ends with a backslash goes on in the next. */
function commands(): readonly string[] {
  return [...handbook.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].flatMap(([, block = '']) =>
    block
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
}

describe('the commands of the operator’s handbook', () => {
  it.each([...new Set(commands())])('%s is run by a test', (command) => {
    const proof = proofs.find((each) => each.command.test(command));
    expect(proof, command).toBeDefined();
    if (proof !== undefined) expect(readFileSync(proof.file, 'utf8')).toContain(proof.runs);
  });

  it('are all of those that are known', () => {
    for (const { command } of proofs)
      expect(
        commands().some((each) => command.test(each)),
        String(command),
      ).toBe(true);
  });

  it('are scripts of the package, wherever the handbook names one', () => {
    const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync('package.json', 'utf8')));
    const named = [...handbook.matchAll(/npm run (?:--silent )?([a-z][\w-]*)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});

describe('the table for 3 a.m.', () => {
  it('has every alert, and none that does not exist', () => {
    const Alerts = z.object({ groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string() })) })) });
    const { groups } = Alerts.parse(parse(readFileSync('deploy/prometheus-alerts.yaml', 'utf8')));
    const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)).sort();
    const [, night = ''] = handbook.split('## At 3 a.m.');
    const named = [...new Set(night.split('\n## ')[0]?.match(/\bReckoner[A-Z]\w+/g) ?? [])].sort();
    expect(named).toEqual(alerts);
  });

  it('leads to headings that exist', () => {
    const headings = new Set(
      [...handbook.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
        text
          .toLowerCase()
          .replaceAll(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      ),
    );
    const linked = [...handbook.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor = '']) => anchor);
    expect(linked.filter((anchor) => !headings.has(anchor))).toEqual([]);
  });
});
