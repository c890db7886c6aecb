/** The contract's commands with their schemas. */
export type Commands = typeof import('#contract/commands/commands.ts');

/** Loads them when the first change is queued or found in the outbox, because most people on most days have none. */
export function loadCommands(): Promise<Commands> {
  return import('#contract/commands/commands.ts');
}
