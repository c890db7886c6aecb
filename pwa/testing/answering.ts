import { vi } from 'vitest';

/** Answers calls by their path, and notes them; any other path has no server behind it. */
export function answering(answers: Readonly<Record<string, () => Response>>): readonly string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    const answer = answers[path];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
  return calls;
}
