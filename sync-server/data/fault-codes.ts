/** Every code of a fault of the database, however deep the query builder has wrapped it: SQL states, its own codes, those of the network. */
export function faultCodes(fault: unknown): readonly string[] {
  if (typeof fault !== 'object' || fault === null) return [];
  return ['meta', 'driverAdapterError', 'cause', 'originalCode', 'code', 'kind'].flatMap((name) => {
    const member: unknown = Reflect.get(fault, name);
    return typeof member === 'string' ? [member] : faultCodes(member);
  });
}
