import { expect, it } from 'vitest';
import { textsIn } from './find-texts.ts';
import { keysIn } from './keys-in.ts';
import { catalogProblems } from './translation-problems.ts';

const shown = (source: string) =>
  textsIn('pwa/money/account/example.tsx', source).map(({ nodes }) => source.slice(nodes[0]?.start, nodes.at(-1)?.end).trim());

it('finds texts of elements, attributes, constants and templates', () => {
  expect(shown('const a = <p>Save changes</p>;')).toEqual(['Save changes']);
  expect(shown('const a = <p>{count} left of it</p>;')).toEqual(['{count} left of it']);
  expect(shown('const a = <Field label="Name" />;')).toEqual(['"Name"']);
  expect(shown('const a = <ListTable name="Plans" all="Everybody" />;')).toEqual(['"Plans"', '"Everybody"']);
  expect(shown("const days = { unit: { after: 'days' }, hint: 'A line; 0 for none.' };")).toEqual(["'days'", "'A line; 0 for none.'"]);
  expect(shown("const texts = { title: 'Not found' };")).toEqual(["'Not found'"]);
  expect(shown(`const said = \`Saved \${time}\`;`)).toHaveLength(1);
});

it('ignores code, styles, and texts that are already wrapped', () => {
  expect(shown('const a = <p className="page__note wide">{t(\'Save changes\')}</p>;')).toEqual([]);
  expect(shown("if (kind === 'Not found') throw new Error('The list is empty.');")).toEqual([]);
  expect(shown('const a = <Box templateColumns="repeat(2, 1fr)" href="/admin/users" />;')).toEqual([]);
});

it('ignores the samples of an entity, but not its labels', () => {
  const source = "defineEntity('Plan', { name: { example: 'Starter', changed: 'Beginner', form: { label: 'Name' } } }, 'A plan of ours.');";
  expect(shown(source)).toEqual(["'Name'"]);
  expect(shown("defineFields({ name: { example: 'Starter plan', form: { label: 'Name' } } });")).toEqual(["'Name'"]);
});

it('reads the keys of both forms, and of a choice between texts', () => {
  const source = "t('Saved'); t(isNew ? 'Create' : 'Edit'); plural(count, '{count} day', '{count} days', { count }); t(message);";
  expect(keysIn('a.ts', source)).toEqual(['Saved', 'Create', 'Edit', '{count} day', '{count} days']);
});

it('reads a key for each form of a language that has more than two', () => {
  const forms = new Intl.PluralRules('pl').resolvedOptions().pluralCategories;
  expect(new Set(keysIn('a.ts', "plural(count, '{count} day', '{count} days', { count });", forms))).toEqual(
    new Set(['{count} day', '{count} days_few', '{count} days_many', '{count} days']),
  );
});

it('complains about a missing, a useless and an uneven translation', () => {
  const catalog = new Map([
    ['Gone', 'Weg'],
    ['Saved {time}', 'Gespeichert {zeit}'],
    ['Open', 'Öffnen'],
  ]);
  const problems = catalogProblems(new Set(['Open', 'Close', 'Saved {time}']), catalog);
  expect(problems.map((problem) => /"([^"]+)"/.exec(problem)?.[1])).toEqual(['Close', 'Gone', 'Saved {time}']);
});
