/** The calls without a field or a command, with the reason. */
export const restAlone: Readonly<Record<string, string>> = {
  'GET /api/landing-pages/{id}/picture': 'a picture that a browser shows',
  'GET /api/template-preview/{id}': 'a page of HTML that a browser shows',
  'GET /api/template-picture/{id}': 'a picture that a browser shows',
  'POST /api/landing-page-preview': 'a page of HTML that a browser shows',
  'POST /api/landing-pages/{id}/forms/{componentId}': 'a form without scripts, answered with a page',
  'POST /api/page-events': 'sent by the script of a published page while the visitor leaves',
  'POST /api/payments/webhook': 'signed by the payment provider over its exact bytes',
  'POST /api/tenant/explanations': 'a stream of lines that a reader may leave at any time',
  'POST /api/embedded/{tenantId}/{calculatorId}/leads': 'sent by the form of an embedded calculator, from other websites, too',
  'PUT /api/tenant/webhook': 'a secret that is answered once',
  'POST /api/tenant/api-tokens': 'a secret that is answered once',
  'POST /api/admin/impersonation': 'changes who the browser that sends it is',
  'DELETE /api/auth/impersonation': 'changes who the browser that sends it is',
  'POST /api/backchannel-logout': 'a form signed by the identity provider',
  'POST /api/csp-reports': 'posted by browsers in the form of their own',
  'POST /api/admin/run-production-migration': 'a script may be a million characters long, and a body here 64 KB',
};
