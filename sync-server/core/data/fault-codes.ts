/** Every code of a database fault, however deeply the query builder has wrapped it: SQL states, its own codes, network codes. */
export function faultCodes(fault: unknown): readonly string[] {
  if (typeof fault !== 'object' || fault === null) return [];
  return ['meta', 'driverAdapterError', 'cause', 'originalCode', 'code', 'kind'].flatMap((name) => {
    const member: unknown = Reflect.get(fault, name);
    return typeof member === 'string' ? [member] : faultCodes(member);
  });
}
