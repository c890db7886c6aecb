import { refusalCodes } from '#contract/values/outcome.ts';
import { problemTitles, problemType } from '#server/core/http/problem.ts';
import { statuses } from '#server/core/http/statuses.ts';

/** The types of problems that programs meet. The `type` of each leads to its line. */
export function problemsPage(): string {
  const lines = refusalCodes.map((code) => `<dt id="${code}">${code} (${statuses[code]})</dt><dd>${problemTitles[code]}.</dd>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Problems</title>
<link rel="icon" href="data:,"></head>
<body><main><h1>Problems</h1>
<p>A call that is refused answers with one of these codes. With a token, or with <code>Accept: ${problemType}</code>, the answer is
<code>${problemType}</code> (RFC 9457); its <code>detail</code> says what was wrong with this call, and <code>fields</code> with which fields.</p>
<dl>${lines.join('')}</dl></main></body></html>`;
}
