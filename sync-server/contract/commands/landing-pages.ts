import { t } from '#contract/language/t.ts';
import { LandingPageRow } from '#contract/pages/landing-page-fields.ts';
import { SaveLandingPage } from '#contract/pages/landing-pages.ts';
import { commandsOver, usualLifetimeMs, withGiven } from './define-command.ts';

const command = commandsOver('landingPage', LandingPageRow);

export const landingPageCommands = {
  'landingPages.save': command('landingPages.save', {
    v: 1,
    lifetimeMs: usualLifetimeMs,
    done: t('Page saved'),
    failed: t('Failed to save page'),
    args: SaveLandingPage,
    rows: ({ id }) => [id],
    overlay: (row, { id: _id, revision: _revision, config: _config, ...given }, { rowId, at }) => ({
      ...(row === undefined ? newPage(rowId, at, given) : withGiven(row, given)),
      updatedAt: at,
    }),
  }),
} as const;

function newPage(id: string, at: string, given: object): LandingPageRow {
  const unpublished = { isPublished: false, publishedAt: null, domain: null, subdomain: null, path: '/', revision: 1 };
  return LandingPageRow.parse({ ...unpublished, ...given, id, createdAt: at, updatedAt: at });
}
