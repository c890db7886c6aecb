interface Source {
  readonly file: string;
  readonly text: string;
}

/** A file that is longer has several subjects, or should be a table of its own. */
export const mostFileLines = 400;

/** A sentence for each file that is too long. Generated files are not read. */
export function tooLongFiles(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ file, text }) => {
    const lines = text.split('\n').length - 1;
    const isOwn = /\.(?:tsx?|mjs)$/.test(file) && !/\.gen\.ts$/.test(file);
    return isOwn && lines > mostFileLines
      ? [`${file} has ${lines} lines, more than ${mostFileLines}: move a subject to a file of its own.`]
      : [];
  });
}
