/** The file in which a person keeps a meeting on the device. The server never sees one; its manifest names the type. */
export const clientFile = { type: 'application/vnd.reckoner.client', ending: '.reckoner' } as const;
