import { isAway } from '#server/core/data/postgres/is-away.ts';

export type LogLevel = 'info' | 'warn' | 'error';
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Log {
  readonly info: (event: string, fields?: LogFields) => void;
  readonly warn: (event: string, fields?: LogFields) => void;
  /** A fault with its stack, which is written only here. An unavailable database is not a bug, and gets no stack. */
  readonly fault: (event: string, fault: unknown, fields?: LogFields) => void;
}

const severities = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** One JSON object per line, so that no visitor's input can forge a second line. Never a body, a query, a token, or a cookie. */
export function createLog(write: (line: string) => void, clock: () => Date, least: (typeof severities)[number] = 'info'): Log {
  const line = (level: LogLevel, event: string, fields: LogFields): void => {
    if (severities.indexOf(level) < severities.indexOf(least)) return;
    write(JSON.stringify({ at: clock().toISOString(), level, event, ...fields }));
  };
  return {
    info: (event, fields = {}) => line('info', event, fields),
    warn: (event, fields = {}) => line('warn', event, fields),
    fault: (event, fault, fields = {}) =>
      isAway(fault)
        ? line('warn', event, { ...fields, fault: String(fault) })
        : line('error', event, { ...fields, fault: describeFault(fault) }),
  };
}

function describeFault(fault: unknown): string {
  return fault instanceof Error ? (fault.stack ?? `${fault.name}: ${fault.message}`) : String(fault);
}
