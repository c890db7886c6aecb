// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { FormSubmissionEntry } from '#contract/pages/form-submissions.ts';

export const listFormSubmissions = { method: 'GET', path: '/api/tenant/leads', row: FormSubmissionEntry } as const;
