export function preservePreviousAssets(distribution: string, now: Date): void;
