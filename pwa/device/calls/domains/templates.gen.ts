// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { LandingTemplate, LandingTemplateContent } from '#contract/pages/templates/template-gallery.ts';
import { Template } from '#contract/pages/templates/templates.ts';

export const deleteTemplate = { method: 'DELETE', path: '/api/admin/templates/{id}', output: Template } as const;
export const listLandingTemplates = { method: 'GET', path: '/api/templates', row: LandingTemplate } as const;
export const listTemplates = { method: 'GET', path: '/api/admin/templates', row: Template } as const;
export const readLandingTemplate = { method: 'GET', path: '/api/templates/{id}', output: LandingTemplateContent } as const;
export const switchTemplate = { method: 'PUT', path: '/api/admin/templates/{id}', output: Template } as const;
export const updateTemplate = { method: 'PUT', path: '/api/admin/landing-templates/{id}', output: Template } as const;
export const uploadLandingTemplate = { method: 'POST', path: '/api/admin/landing-templates', output: LandingTemplateContent } as const;
