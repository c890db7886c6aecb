/** True if both have the same content. The order of the fields does not matter, because a stored meeting has another one. */
export function isSameContent(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [fields, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return fields.size === others.size && [...fields].every(([name, value]) => others.has(name) && isSameContent(value, others.get(name)));
}
