import { importSpecifiers } from './imports.ts';
import type { SourceFile } from './rooms/folder-graph.ts';
import { sideOf } from './rooms/sides.ts';

/** One sentence for each import that climbs out of its folder. An alias says where the file is, and stays right if the importing file moves. */
export function parentImports(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ file, text }) => {
    if (sideOf(file) === undefined) return [];
    return importSpecifiers(text)
      .filter((specifier) => specifier.startsWith('../'))
      .map((specifier) => `${file} imports ${specifier}: outside of the folder, write an alias such as #app/ or #server/.`);
  });
}
