import type * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { calculatorCommands } from './calculators.ts';
import { couponCommands } from './coupons.ts';
import type { CommandKind, CommandWords } from './define-command.ts';
import { invitationCommands } from './invitations.ts';
import { landingPageCommands } from './landing-pages.ts';
import { planCommands } from './plans.ts';
import { preferenceCommands } from './preferences.ts';
import { tenantCommands } from './tenants.ts';
import { userCommands } from './users.ts';

const declared = {
  ...calculatorCommands,
  ...userCommands,
  ...invitationCommands,
  ...tenantCommands,
  ...planCommands,
  ...couponCommands,
  ...landingPageCommands,
  ...preferenceCommands,
} as const;

export type CommandType = keyof typeof declared;

/** Every command that may be queued offline. All other operations need a connection. */
export const commandKinds: typeof declared & { readonly [Type in CommandType]: CommandKind<Type> } = declared;

/** Arguments as passed in by a screen. */
export type CommandArguments<Type extends CommandType> = z.input<(typeof declared)[Type]['args']>;

/** A command of any type, its arguments read by their schema. */
export type TypedCommand = Extract<ReturnType<(typeof declared)[CommandType]['read']>, { readonly ok: true }>['value'];

/** The title of a refusal if the kind of the command is unknown. */
export const changeFailed = t('The change failed');

export function isCommandType(type: string): type is CommandType {
  return Object.hasOwn(commandKinds, type);
}

/** Texts of a command with these arguments. */
export function commandWords(type: CommandType, args: Readonly<Record<string, unknown>>): CommandWords {
  const kind: CommandKind = commandKinds[type];
  return kind.wordsFor?.(args) ?? kind;
}

interface StoredCommand {
  readonly id: string;
  readonly type: string;
  readonly v: number;
  readonly args: unknown;
}

/**
 * Reads a stored command by its schema. Undefined: this version does not know the type, or the version of its arguments. Such a command is
 * still sent, because the server reads older versions, but the app shows no overlay for it.
 */
export function readStoredCommand({ id, type, v, args }: StoredCommand): TypedCommand | undefined {
  if (!isCommandType(type) || commandKinds[type].v !== v) return undefined;
  const read = commandKinds[type].read(args, id);
  return read.ok ? read.value : undefined;
}
