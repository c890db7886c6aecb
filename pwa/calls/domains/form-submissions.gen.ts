// Written by `npm run generate` from the declared operations.
import { FormSubmissionEntry } from '#contract/pages/form-submissions.ts';

export const listFormSubmissions = { method: 'GET', path: '/api/tenant/leads', row: FormSubmissionEntry } as const;
