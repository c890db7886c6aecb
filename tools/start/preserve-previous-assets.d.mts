export function preservePreviousAssets(distribution: string, now: Date, replaced?: string): void;
