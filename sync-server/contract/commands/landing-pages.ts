import { t } from '../language/t.ts';
import { SaveLandingPage } from '../pages/landing-pages.ts';
import { LandingPageRow } from '../sync/rows.ts';
import { commandsOver, usualLifetimeMs } from './define-command.ts';

const command = commandsOver('landingPage', LandingPageRow);

export const landingPageCommands = {
  'landingPages.save': command('landingPages.save', {
    v: 1,
    lifetimeMs: usualLifetimeMs,
    done: t('Page saved'),
    failed: t('Failed to save page'),
    args: SaveLandingPage,
    rows: ({ id }) => [id],
    overlay: (row, { name }, { rowId, at }) => ({ ...(row ?? newPage(rowId, at)), name, updatedAt: at }),
  }),
} as const;

function newPage(id: string, at: string) {
  return { id, isPublished: false, publishedAt: null, domain: null, subdomain: null, path: '/', revision: 1, createdAt: at };
}
