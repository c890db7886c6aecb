/** A place for files outside of the database. A key is never written with another content. */
export interface FileStore {
  readonly put: (key: string, content: Uint8Array<ArrayBuffer>, contentType: string) => Promise<void>;
  readonly get: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** A key that is not there is no fault. */
  readonly remove: (key: string) => Promise<void>;
  /** Every key, by pages of at most a thousand. */
  readonly keys: () => AsyncIterable<readonly string[]>;
}
