import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { standIns } from './stand-ins.ts';

it.each(standIns)('$find is still imported by its library, and the stand-in has every name', async ({ find, replacement, importer }) => {
  const library = readFileSync(new URL(`../../node_modules/${importer}`, import.meta.url), 'utf8');
  const names = [...library.matchAll(/import \{ ([^}]+) \} from ['"]([^'"]+)['"]/g)].flatMap(([, imported = '', from]) =>
    from === find ? imported.split(', ').map((name) => name.split(' as ')[0]) : [],
  );
  expect(names.length).toBeGreaterThan(0);
  expect(Object.keys(await import(replacement))).toEqual(expect.arrayContaining(names));
});
