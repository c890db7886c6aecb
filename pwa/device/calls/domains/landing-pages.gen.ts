// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { AbTestRow } from '#contract/pages/ab-tests.ts';
import { LandingPageHeading } from '#contract/pages/landing-page-fields.ts';
import { LandingPage, ListedLandingPage, SavedPage } from '#contract/pages/landing-pages.ts';
import { LandingPageCard } from '#contract/pages/page-cards.ts';
import { Funnel, PageFigures } from '#contract/pages/page-views.ts';

export const copyLandingPage = { method: 'POST', path: '/api/landing-pages/{id}/copy', output: SavedPage } as const;
export const createLandingPage = { method: 'POST', path: '/api/landing-pages', output: SavedPage } as const;
export const createPageFromTemplate = { method: 'POST', path: '/api/templates/{id}/pages', output: SavedPage } as const;
export const deleteLandingPage = { method: 'DELETE', path: '/api/landing-pages/{id}', output: LandingPageHeading } as const;
export const liftLandingPage = { method: 'POST', path: '/api/landing-pages/{id}/lift', output: LandingPageHeading } as const;
export const listAbTests = { method: 'GET', path: '/api/tenant/ab-tests', row: AbTestRow } as const;
export const listLandingPages = { method: 'GET', path: '/api/landing-pages', row: ListedLandingPage } as const;
export const listOwnLandingPages = { method: 'GET', path: '/api/tenant/landing-pages', row: LandingPageHeading } as const;
export const listPageCards = { method: 'GET', path: '/api/tenant/page-cards', row: LandingPageCard } as const;
export const publishLandingPage = { method: 'POST', path: '/api/landing-pages/{id}/publish', output: LandingPageHeading } as const;
export const readLandingPage = { method: 'GET', path: '/api/landing-pages/{id}', output: LandingPage } as const;
export const readPageFigures = { method: 'GET', path: '/api/landing-pages/{id}/figures', output: PageFigures } as const;
export const renameLandingPage = { method: 'PUT', path: '/api/landing-pages/{id}/name', output: LandingPageHeading } as const;
export const saveFunnel = { method: 'PUT', path: '/api/landing-pages/{id}/funnel', output: Funnel } as const;
export const scheduleLandingPage = { method: 'PUT', path: '/api/landing-pages/{id}/schedule', output: LandingPageHeading } as const;
export const takeDownLandingPage = { method: 'POST', path: '/api/landing-pages/{id}/take-down', output: LandingPageHeading } as const;
export const unpublishLandingPage = { method: 'POST', path: '/api/landing-pages/{id}/unpublish', output: LandingPageHeading } as const;
export const updateLandingPage = { method: 'PUT', path: '/api/landing-pages/{id}', output: SavedPage } as const;
