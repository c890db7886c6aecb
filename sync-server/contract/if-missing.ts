/** The sentence for a field that was not sent at all. One that holds a value of another kind is told apart from that. */
export function ifMissing(sentence: string) {
  return { error: ({ input }: { readonly input?: unknown }) => (input === undefined || input === null ? sentence : undefined) };
}
