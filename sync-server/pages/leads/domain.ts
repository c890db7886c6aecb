import { defineDomain } from '#server/core/faces/define-domain.ts';
import { createLead } from './create-lead.ts';
import { handleLead } from './handle-lead.ts';
import { listLeads } from './list-leads.ts';

export const leadsFace = defineDomain({
  name: 'leads',
  operations: [createLead, listLeads, handleLead],
  tables: {
    leads: {},
  },
});
