import { commandArguments } from '#contract/command-arguments.ts';
import { bindCommand, type CommandHandlers } from '#server/sync/command-handler.ts';
import { ownerStream, tenantStream } from '#server/sync/stream-names.ts';
import { createTenant } from './create-tenant.ts';
import { setUpTenant } from './set-up-tenant.ts';
import { updateTenant } from './update-tenant.ts';

export const tenantCommands = {
  'tenants.create': bindCommand({ args: commandArguments['tenants.create'], apply: createTenant }),
  'tenants.update': bindCommand({
    args: commandArguments['tenants.update'],
    apply: updateTenant,
    seen: ({ id }) => ({ stream: ownerStream, kind: 'tenantHead', id }),
  }),
  'tenants.settings': bindCommand({
    args: commandArguments['tenants.settings'],
    apply: setUpTenant,
    seen: ({ tenantId }) => ({ stream: tenantStream(tenantId), kind: 'tenant', id: tenantId }),
    tenantId: ({ tenantId }) => tenantId,
  }),
} as const satisfies Partial<CommandHandlers>;
