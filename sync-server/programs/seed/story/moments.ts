export const dayMs = 24 * 60 * 60 * 1000;

/** A moment some days ago, at a time of day in UTC. It never lies in the future. */
export function daysAgo(now: Date, days: number, hour = 10, minute = 0): Date {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  const moment = midnight - days * dayMs + (hour * 60 + minute) * 60_000;
  return new Date(Math.min(moment, now.getTime()));
}

export function later(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
