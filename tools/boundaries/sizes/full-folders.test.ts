import { expect, it } from 'vitest';
import { sourceFiles } from '../imports.ts';
import { mostFolderFiles, tooFullFolders } from './full-folders.ts';

const filesIn = (folder: string, count: number) => Array.from({ length: count }, (_, number) => ({ file: `${folder}/file-${number}.ts` }));

it('names a folder with too many files, and none with just as many as allowed', () => {
  const found = tooFullFolders([...filesIn('pwa/full', mostFolderFiles + 1), ...filesIn('pwa/just', mostFolderFiles)]);
  expect(found).toEqual(['pwa/full has 26 files, more than 25: move the files of one subject into a subfolder.']);
});

it('counts the files of a subfolder apart from those beside it', () => {
  expect(tooFullFolders([...filesIn('pwa/parent', mostFolderFiles), ...filesIn('pwa/parent/part', mostFolderFiles)])).toEqual([]);
});

it('counts generated files', () => {
  const generated = filesIn('pwa/written', mostFolderFiles + 1).map(({ file }) => ({ file: file.replace('.ts', '.gen.ts') }));
  expect(tooFullFolders(generated)).toHaveLength(1);
});

it('finds no folder with too many source files', () => {
  expect(tooFullFolders(sourceFiles())).toEqual([]);
});
