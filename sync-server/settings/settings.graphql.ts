import { type PlatformSetting, ReadSetting, WriteSetting } from '#contract/settings.ts';
import type { Builder } from '#server/graphql/builder.ts';
import { inputOf } from '#server/graphql/input-of.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { runChange } from '#server/sync/run-change.ts';
import { readSetting, writeSetting } from './platform-settings.ts';

export function defineSettingFields(builder: Builder): void {
  const Written = builder.objectRef<PlatformSetting['history'][number]>('PlatformSettingChange').implement({
    fields: (t) => ({
      at: t.expose('at', { type: 'DateTime' }),
      actorId: t.exposeID('actorId', { nullable: true }),
      before: t.field({ type: 'JSON', nullable: true, resolve: (written) => written.before }),
      after: t.field({ type: 'JSON', nullable: true, resolve: (written) => written.after }),
    }),
  });
  const Setting = builder.objectRef<PlatformSetting>('PlatformSetting').implement({
    fields: (t) => ({
      key: t.exposeString('key'),
      value: t.field({ type: 'JSON', resolve: (setting) => setting.value }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime', nullable: true, description: 'Absent: the value it starts from.' }),
      history: t.field({ type: [Written], description: 'The latest changes, the newest first.', resolve: (setting) => setting.history }),
    }),
  });
  builder.queryField('platformSetting', (t) =>
    t.field({
      type: Setting,
      description: 'A setting of the platform: ai.pricing, ai.rateLimits or billing.',
      args: { key: t.arg.string({ required: true }) },
      resolve: async (_root, args, { deps, principal }) => unwrap(await readSetting(deps, principal, inputOf(ReadSetting, args))),
    }),
  );
  builder.mutationField('writePlatformSetting', (t) =>
    t.field({
      type: Setting,
      args: { key: t.arg.string({ required: true }), value: t.arg({ type: 'JSON', required: true }) },
      resolve: async (_root, args, { deps, principal }) =>
        unwrap(await runChange(deps.changes, principal, (change) => writeSetting(change, inputOf(WriteSetting, args)))),
    }),
  );
}
