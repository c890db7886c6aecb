import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';
import { commandsOf, notRun, runElsewhere } from './handbook.ts';

const [book, reference] = ['docs/operations.md', 'docs/operations-reference.md'] as const;
const texts = { [book]: readFileSync(book, 'utf8'), [reference]: readFileSync(reference, 'utf8') };

/** The commands of the reference, and the test that runs each as an operator does: as a process, or as a call over HTTP. */
const proofs: readonly { readonly command: RegExp; readonly file: string; readonly runs: string }[] = [
  ...runElsewhere.filter(({ command }) => !command.test('npm ci')),
  { command: /^npm run invite-owner -- \S+@\S+$/, file: 'sync-server/programs/invite-owner.process.test.ts', runs: 'invite-owner.ts' },
  {
    command: /^npm run reset-second-step -- \S+@\S+$/,
    file: 'sync-server/programs/reset-second-step.process.test.ts',
    runs: 'reset-second-step.ts',
  },
  { command: /^npm run remove-demo$/, file: 'sync-server/programs/remove-demo.process.test.ts', runs: 'remove-demo.ts' },
  { command: /^npm run backup -- \S+\.dump$/, file: 'sync-server/programs/backup/backup.db.test.ts', runs: "run('backup', [" },
  { command: /^npm run restore -- \S+\.dump$/, file: 'sync-server/programs/backup/backup.db.test.ts', runs: "run('restore', [" },
  { command: /^npm run restore -- \S+\.dump --verify$/, file: 'sync-server/programs/backup/backup.db.test.ts', runs: "'--verify'" },
  { command: /^npm run after-restore$/, file: 'sync-server/programs/after-restore.process.test.ts', runs: 'after-restore.ts' },
  { command: /^curl --silent .*\$SERVER/, file: 'sync-server/edge/rest/documented-commands.db.test.ts', runs: 'operations-reference.md' },
];

describe('the commands of the reference', () => {
  it.each([...new Set(commandsOf(reference))])('%s is run by a test', (command) => {
    const proof = proofs.find((each) => each.command.test(command));
    expect(proof, command).toBeDefined();
    if (proof !== undefined) expect(readFileSync(proof.file, 'utf8')).toContain(proof.runs);
  });
});

describe('the commands of the handbook that its own test does not run', () => {
  const commands = commandsOf(book);

  it.each(runElsewhere)('$command is run by $file', ({ command, file, runs }) => {
    expect(commands.some((each) => command.test(each))).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(runs);
  });

  it.each(notRun)('$command needs a machine of its own: its files are read', ({ command, files }) => {
    expect(commands.some((each) => command.test(each))).toBe(true);
    for (const file of files) {
      expect(existsSync(file), file).toBe(true);
      if (file.endsWith('.yaml')) for (const { errors } of parseAllDocuments(readFileSync(file, 'utf8'))) expect(errors).toEqual([]);
    }
  });

  it('start with programs that are neither the project’s nor PostgreSQL’s', () => {
    const programs = commands.filter((each) => notRun.some(({ command }) => command.test(each))).map((each) => each.split(' ')[0]);
    expect([...new Set(programs)].sort()).toEqual(['docker', 'journalctl', 'kubectl', 'systemctl']);
    for (const program of programs) expect(texts[book]).toContain(`\`${program}\``);
  });

  it('name the deployment and the unit that the files have', () => {
    const Named = z.object({ kind: z.string(), metadata: z.object({ name: z.string() }) });
    const kinds = parseAllDocuments(readFileSync('deploy/kubernetes/server.yaml', 'utf8')).map((document) => Named.parse(document.toJS()));
    expect(kinds).toContainEqual({ kind: 'Deployment', metadata: { name: 'reckoner' } });
    const unit = readFileSync('deploy/reckoner.service', 'utf8');
    for (const section of ['Unit', 'Service', 'Install']) expect(unit).toContain(`[${section}]`);
    expect(unit.split('\n').filter((line) => line !== '' && !/^(?:#|\[\w+\]$|\w+=)/.test(line))).toEqual([]);
    expect(/^ExecStart=\/usr\/bin\/(.+)$/m.exec(unit)?.[1]).toBe('node --enable-source-maps dist/server/main.js');
  });
});

describe.each([book, reference])('%s', (document) => {
  it('names only scripts that the package has', () => {
    const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync('package.json', 'utf8')));
    const named = [...texts[document].matchAll(/npm run (?:--silent )?([a-z][\w-]*)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('leads to headings that exist', () => {
    const links = [...texts[document].matchAll(/\]\(([\w.-]*)#([\w-]+)\)/g)].map(([, file = '', anchor = '']) => ({ file, anchor }));
    expect(links.length).toBeGreaterThan(3);
    for (const { file, anchor } of links) expect(anchorsOf(file === '' ? document : `docs/${file}`), `${file}#${anchor}`).toContain(anchor);
  });
});

function anchorsOf(document: string): readonly string[] {
  return [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

describe('the table for 3 a.m.', () => {
  it('has every alert, and none that does not exist', () => {
    const Alerts = z.object({ groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string() })) })) });
    const { groups } = Alerts.parse(parse(readFileSync('deploy/prometheus-alerts.yaml', 'utf8')));
    const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)).sort();
    const [, night = ''] = texts[book].split('## At 3 a.m.');
    const named = [...new Set(night.split('\n## ')[0]?.match(/\bReckoner[A-Z]\w+/g) ?? [])].sort();
    expect(named).toEqual(alerts);
  });
});
