interface Source {
  readonly file: string;
  readonly text: string;
}

const stub = /stubGlobal\(\s*'fetch'/;

/** A sentence for each component test that replaces fetch itself, so that no schema checks its answers. */
export function uncheckedAnswers(sources: readonly Source[]): readonly string[] {
  return sources
    .filter(({ file, text }) => file.endsWith('.browser.test.tsx') && stub.test(text))
    .map(({ file }) => `${file} replaces fetch itself: use answering() or answeringWith(), which refuse what the server could not answer.`);
}
