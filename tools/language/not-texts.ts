/** Files without a text of the interface: styles, stored data, and what a tenant's own visitors see. */
export const filesWithoutTexts =
  /^pwa\/(?:ui\/(?:theme\/|chakra\/|charts\/chart-paths)|testing\/|local\/|session\/(?!person-names)|spreadsheet\/|builder\/page\/testing-page|browser\/search-calculators|shell\/product-name|portal\/demo-account)|^sync-server\/contract\/(?:page-view\/|language\/|(?:[a-z]+\/)?(?:template-gallery|brand-choices|outcome|operations|demo-account|test-rows)|commands\/(?:define-command|known))|\.(?:test|gen|fixture)\.tsx?$|\.d\.ts$|\.browser\.test\.tsx$/;

/** Words that look like a text and are none: codes of refusals, units of a chart, names of algorithms, keys on a keyboard, fonts. */
export const codeWords = new Set([
  'gray',
  'green',
  'orange',
  'brand',
  'red',
  'number',
  'age',
  'money',
  'Unavailable',
  'Conflict',
  'Forbidden',
  'Fault',
  'Blocked',
  'Times-Roman',
  'Times-Bold',
  'AES-GCM',
  'ECDSA',
  'SHA-256',
  'NFC',
  'NFD',
  'NFKC',
  'AND',
  'POST',
  'PUT',
  'GET',
  'UTC',
  'Helvetica',
  'Helvetica-Bold',
  'Artifact',
  'Document',
  'Figure',
  'Reckoner',
  'DEMO-1',
  'DEMO-2',
  'INV-000042',
  'Northwind Advisors',
  'Inter, sans-serif',
  'noopener noreferrer',
  'You explain the result of a financial calculator to a client of a financial adviser. Use plain English, short sentences, and at most ',
]);

/** Words that a file uses as keys. They are translated where they are shown. */
export const idsByFile: Readonly<Record<string, readonly string[]>> = {
  'pwa/api-tokens/api-token-item.tsx': ['Revoked', 'Expired', 'In use'],
  'pwa/builder/builder-panes.tsx': ['Parts', 'Page', 'Properties'],
  'pwa/calls/call.ts': ['Unauthorized'],
  'pwa/palette/command-palette.tsx': ['Screens', 'Actions', 'Tenants', 'Calculators'],
  'pwa/palette/use-entries.ts': ['Screens', 'Actions', 'Tenants', 'Calculators'],
  'sync-server/contract/billing/plans.ts': ['Starter', 'Professional', 'Enterprise'],
  'pwa/templates/use-more-templates.ts': ['General'],
  'sync-server/contract/people/users.ts': ['Active', 'Inactive', 'Pending'],
};
