import { defineDomain } from '#server/core/faces/define-domain.ts';

export const formSubmissionsFace = defineDomain({
  name: 'form-submissions',
  tables: {
    form_submissions: {},
  },
});
