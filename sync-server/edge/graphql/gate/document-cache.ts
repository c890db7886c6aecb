import type { DocumentNode } from 'graphql';

const rememberedDocuments = 500;
const rememberedBytes = 4 * 1024;

/** The caches of Yoga: documents, and the errors of texts that are none. */
export function createDocumentCaches() {
  return { documentCache: createCache<DocumentNode>(), errorCache: createCache<unknown>() };
}

/** Keeps the results of short texts, the newest ones, so that a large or changing text occupies no memory. */
function createCache<Value>() {
  const remembered = new Map<string, Value>();
  return {
    get: (text: string): Value | undefined => remembered.get(text),
    set: (text: string, value: Value): void => {
      if (text.length > rememberedBytes) return;
      const oldest = remembered.size >= rememberedDocuments ? remembered.keys().next().value : undefined;
      if (oldest !== undefined) remembered.delete(oldest);
      remembered.set(text, value);
    },
  };
}
