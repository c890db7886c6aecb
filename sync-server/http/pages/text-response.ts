import type { ServerResponse } from 'node:http';

const texts = new WeakMap<Response, string>();

/** A response whose text is known, so that it can be sent without reading it from a stream. */
export function textResponse(text: string, init: ResponseInit): Response {
  const response = new Response(text, init);
  texts.set(response, text);
  return response;
}

/** Sends a response made by `textResponse`. False: it is another kind, and nothing was sent. */
export function sendKnownText(answer: Response, response: ServerResponse): boolean {
  const text = texts.get(answer);
  if (text === undefined) return false;
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name === 'set-cookie') response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  response.end(text);
  return true;
}
