export function keepPreviousAssets(distribution: string, now: Date): void;
