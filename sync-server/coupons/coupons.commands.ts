import { commandKinds } from '#contract/commands.ts';
import { bindCommand, type CommandHandlers } from '#server/sync/command-handler.ts';
import { createCoupon } from './create-coupon.ts';

export const couponCommands = {
  'coupons.create': bindCommand({ args: commandKinds['coupons.create'].args, apply: createCoupon }),
} as const satisfies Partial<CommandHandlers>;
