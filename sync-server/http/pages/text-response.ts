import type { ServerResponse } from 'node:http';

/**
 * Routes have to return a `Response`, but building the stream of its body takes longer than the rest of a short answer. This one has no
 * stream until something other than `sendKnownText` reads its body.
 */
class TextResponse extends Response {
  readonly #text: string;
  #streamed: Response | undefined;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
  }

  static textOf(response: Response): string | undefined {
    return #text in response ? response.#text : undefined;
  }

  get #withStream(): Response {
    this.#streamed ??= new Response(this.#text, this);
    return this.#streamed;
  }

  override get body() {
    return this.#withStream.body;
  }

  override get bodyUsed() {
    return this.#streamed?.bodyUsed ?? false;
  }

  override text() {
    return this.#withStream.text();
  }

  override json() {
    return this.#withStream.json();
  }

  override arrayBuffer() {
    return this.#withStream.arrayBuffer();
  }

  override blob() {
    return this.#withStream.blob();
  }

  override clone() {
    return this.#withStream.clone();
  }
}

/** A response whose text is known, so that it can be sent without reading it from a stream. */
export function textResponse(text: string, init: ResponseInit): Response {
  return new TextResponse(text, init);
}

/** Sends a response made by `textResponse`. False: it is another kind, and nothing was sent. */
export function sendKnownText(answer: Response, response: ServerResponse): boolean {
  const text = TextResponse.textOf(answer);
  if (text === undefined) return false;
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name === 'set-cookie') response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  response.end(text);
  return true;
}
