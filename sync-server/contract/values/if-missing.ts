/** The message for a field that was not sent. A field of the wrong type gets another message. */
export function ifMissing(sentence: string) {
  return { error: ({ input }: { readonly input?: unknown }) => (input === undefined || input === null ? sentence : undefined) };
}
