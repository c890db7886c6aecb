/**
 * Address of each shelf's file of explanations, sources, and help, by the name of the shelf. The build replaces this module
 * (`tools/build/detail-texts.ts`). Outside of a build there are no such files, because the scripts hold the texts.
 */
export const textAddresses: Readonly<Record<string, string>> = {};
