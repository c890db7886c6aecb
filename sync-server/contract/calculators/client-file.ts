/**
 * The file in which a person keeps a meeting on the device. The server never sees one; its manifest names the type. A tenant's own app gives
 * it an ending without the platform's name, and opens both.
 */
export const clientFile = { type: 'application/vnd.client-meeting', ending: '.reckoner', tenantEnding: '.meeting' } as const;
