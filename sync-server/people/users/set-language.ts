import { LanguageChoice, SetLanguage } from '#contract/values/language-choice.ts';
import { done } from '#contract/values/outcome.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { userStream } from '#server/core/sync/streams/stream-names.ts';

/** The caller's language, the same on every device. The last device to write decides. No record is kept of a matter of taste. */
export const setLanguage = defineOperation({
  name: 'preferences.language',
  id: 'setLanguage',
  summary: 'Choose your language',
  input: SetLanguage,
  output: LanguageChoice,
  rest: { method: 'PUT', path: '/api/auth/language', example: { language: 'de' } },
  queued: { type: 'preferences.language' },
  change: async (change, { language }) => {
    const { tx, caller } = change;
    await withPlatformRights(
      tx,
      () => tx.$executeRaw`
        update users set preferences = jsonb_set(preferences, '{language}', ${JSON.stringify(language)}::jsonb)
        where id = ${caller.userId}::uuid`,
    );
    change.touch(userStream(caller.userId), 'me', caller.userId);
    return done({ language });
  },
});
