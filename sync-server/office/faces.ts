import { backgroundWorkFace } from './background-work/domain.ts';
import { devicesFace } from './devices/domain.ts';
import { migrationFace } from './migration/domain.ts';
import { statsFace } from './stats/domain.ts';

/** The faces of the domains beside this file. */
export const officeFaces = [backgroundWorkFace, devicesFace, migrationFace, statsFace] as const;
