import { vi } from 'vitest';
import { checkAnswer } from './declared-answers.ts';

interface Sent extends RequestInit {
  readonly method: string;
  readonly body: string;
}
const brokenHeader = 'x-broken-answer';

/** An answer that the server does not give, such as one from a proxy between. */
export function brokenAnswer(body: unknown): Response {
  return Response.json(body, { headers: { [brokenHeader]: 'true' } });
}

type Server = (path: string, sent: Sent) => Response | Promise<Response>;

/**
 * Answers every call as the server would. A successful answer is compared with the declared schema of its call: a test whose server says
 * something that the real one could not say fails.
 */
export function answeringWith(server: Server): void {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    const response = await server(path, { ...init, method, body: String(body ?? '') });
    return response.headers.has(brokenHeader) ? response : checkAnswer(method, path, response);
  });
}

/** Answers calls by their path and records them. A call to any other path fails as if there were no server. */
export function answering(answers: Readonly<Record<string, () => Response>>): readonly string[] {
  const calls: string[] = [];
  answeringWith((path) => {
    calls.push(path);
    const answer = answers[path];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
  return calls;
}
