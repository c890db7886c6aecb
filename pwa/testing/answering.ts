import { vi } from 'vitest';

/** Answers calls by their path and records them. A call to any other path fails as if there were no server. */
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
