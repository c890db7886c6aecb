import { commandKinds } from '#contract/commands.ts';
import { bindCommand, type CommandHandlers } from '#server/sync/command-handler.ts';
import { ownerStream } from '#server/sync/stream-names.ts';
import { saveLandingPage } from './save-landing-page.ts';

export const landingPageCommands = {
  'landingPages.save': bindCommand({
    args: commandKinds['landingPages.save'].args,
    apply: saveLandingPage,
    seen: ({ id }) => ({ stream: ownerStream, kind: 'landingPage', id }) as const,
  }),
} as const satisfies Partial<CommandHandlers>;
