/** The identity of a transaction. Row-level security enforces it, whatever the statements contain. */
export type Scope = (
  | { readonly as: 'visitor'; readonly userId?: undefined }
  | { readonly as: 'tenant'; readonly tenantIds: readonly string[]; readonly userId?: string | undefined }
  | { readonly as: 'platform'; readonly userId?: string | undefined }
) & {
  /** The answer may lack the last seconds, except the person's own writes: it may be read at a replica. */
  readonly mayLag?: boolean | undefined;
  /** Time limit of a statement instead of the default; a transaction gets no less than its default. */
  readonly timeoutMs?: number | undefined;
};

/** Time limits of each transaction. They are not options of the connection, which a pooler refuses. */
export interface TransactionLimits {
  readonly statementMs: number;
  /** Between two statements. */
  readonly idleMs: number;
}

const roles = { visitor: 'reckoner_visitor', tenant: 'reckoner_tenant', platform: 'reckoner_platform' } as const;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The first statement of every transaction. The settings end with the transaction, so a pooled connection carries nothing over. It has no
 * parameters, so that it can be sent together with others; its values are a role defined here and ids that were checked for their format.
 */
export function scopeStatement(scope: Scope, mode: 'read' | 'write', limits: TransactionLimits): string {
  const tenantIds = scope.as === 'tenant' ? scope.tenantIds : [];
  for (const id of [...tenantIds, ...(scope.userId === undefined ? [] : [scope.userId])]) {
    if (!uuid.test(id)) throw new Error('A scope names tenants and a person by their ids.');
  }
  const settings: readonly (readonly [string, string])[] = [
    ['role', roles[scope.as]],
    ['app.tenants', `{${tenantIds.join(',')}}`],
    ['app.user_id', scope.userId ?? ''],
    ['statement_timeout', (scope.timeoutMs ?? limits.statementMs).toFixed(0)],
    ['idle_in_transaction_session_timeout', limits.idleMs.toFixed(0)],
    ...(mode === 'read' ? [['transaction_read_only', 'on'] as const] : []),
  ];
  return `select ${settings.map(([name, value]) => `set_config('${name}', '${value}', true)`).join(', ')}`;
}
