import { dirname } from 'node:path';

interface Source {
  readonly file: string;
}

/** A folder with more files has several subjects, and a reader cannot find them by the names of the files alone. */
export const mostFolderFiles = 25;

/** A sentence for each folder that directly holds too many files. Generated files count, because a reader passes them, too. */
export function tooFullFolders(sources: readonly Source[]): readonly string[] {
  const files = new Map<string, number>();
  for (const { file } of sources) files.set(dirname(file), (files.get(dirname(file)) ?? 0) + 1);
  return [...files].flatMap(([folder, count]) =>
    count > mostFolderFiles
      ? [`${folder} has ${count} files, more than ${mostFolderFiles}: move the files of one subject into a subfolder.`]
      : [],
  );
}
