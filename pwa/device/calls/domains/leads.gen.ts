// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { Lead, LeadNotice } from '#contract/pages/leads.ts';

export const createLead = { method: 'POST', path: '/api/leads', output: LeadNotice } as const;
export const handleLead = { method: 'PUT', path: '/api/admin/leads/{id}', output: Lead } as const;
export const listLeads = { method: 'GET', path: '/api/admin/leads', row: Lead } as const;
