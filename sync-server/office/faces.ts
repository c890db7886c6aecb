import { migrationFace } from './migration/domain.ts';
import { statsFace } from './stats/domain.ts';

/** The faces of the domains beside this file. */
export const officeFaces = [migrationFace, statsFace] as const;
