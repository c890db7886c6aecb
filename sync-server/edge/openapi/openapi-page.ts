/** The files of Swagger UI that the page loads, relative to the page's own address. */
export const readerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;

/**
 * The reference of the calls: Swagger UI, served by this server, for the OpenAPI document. Calls are tried with the reader's session, and
 * the browser reports that each comes from a page of this server. Descriptions are shown as plain text, so the page needs no exception in
 * its policy for markup.
 */
export function openapiPage(nonce: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" nonce="${nonce}" href="/api/docs/swagger-ui.css">
<style nonce="${nonce}">body { margin: 0; } .swagger-ui p { white-space: pre-line; } .swagger-ui .search input { width: 100%; min-height: 44px; }</style></head>
<body><main id="reader"></main>
<noscript>This page needs JavaScript. The same is described in <a href="/api/openapi.json">the OpenAPI document</a>.</noscript>
<script nonce="${nonce}" src="/api/docs/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">${start}</script></body></html>`;
}

/**
 * The document names the public address; calls use the address of the open page, because the session is valid there. Swagger UI draws
 * only the calls in view, so the browser's own search misses the others; the search field of this page covers method, path, and summary.
 */
const start = `
const plainText = ({ React }) => ({ wrapComponents: { Markdown: () => ({ source }) => source ? React.createElement('p', null, source) : null } });
const search = ({ React }) => ({
  components: {
    FilterContainer: ({ layoutActions }) => React.createElement('div', { className: 'wrapper search' },
      React.createElement('input', {
        type: 'search', placeholder: 'Search calls', 'aria-label': 'Search calls', onChange: ({ target }) => layoutActions.updateFilter(target.value.trim()),
      })),
  },
  fn: {
    opsFilter: (tags, words) => tags
      .map((tag) => tag.set('operations', tag.get('operations').filter((call) =>
        [call.get('method'), call.get('path'), call.getIn(['operation', 'summary'])].join(' ').toLowerCase().includes(words.toLowerCase()))))
      .filter((tag) => tag.get('operations').size > 0),
  },
});
fetch('/api/openapi.json').then((answer) => answer.json()).then((spec) => SwaggerUIBundle({
  spec: { ...spec, servers: [{ url: location.origin }] },
  domNode: document.getElementById('reader'),
  plugins: [plainText, search],
  filter: true,
  deepLinking: true,
  docExpansion: 'list',
  displayOperationId: true,
  validatorUrl: null,
}));
`;
