/**
 * Takes the place of the ways in which broadcast-channel connects tabs without `BroadcastChannel`. Every browser that runs this app has it.
 * The names are those that the library imports.
 */
const absent = { type: 'absent', canBeUsed: () => false } as const;

export { absent as IndexedDBMethod, absent as LocalstorageMethod, absent as SimulateMethod };
